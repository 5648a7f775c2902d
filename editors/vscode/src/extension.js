"use strict";

const vscode = require("vscode");
const { Client } = require("./client");
const { showPicture } = require("./picture");

let client;

async function activate(context) {
  const output = vscode.window.createOutputChannel("LDL");
  client = new Client(output);
  context.subscriptions.push(
    output,
    client.diagnostics,
    vscode.commands.registerCommand("ldl.restart", async () => {
      await client.stop();
      await client.start();
    }),
    vscode.commands.registerCommand("ldl.showPicture", () => {
      const document = vscode.window.activeTextEditor?.document;
      if (document?.languageId === "ldl") return showPicture(document);
      return vscode.window.showInformationMessage("Open an LDL file first.");
    }));
  try {
    await client.start();
  } catch (error) {
    client.log(error.message);
  }
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
