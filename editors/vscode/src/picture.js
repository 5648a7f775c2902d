"use strict";

const { execFile } = require("node:child_process");
const path = require("node:path");
const vscode = require("vscode");
const { settings } = require("./client");

/** The command line that draws a document: its text is standard input, so that what is not saved counts too. */
function drawing(document) {
  const given = settings();
  const options = [];
  if (given.device && given.device !== "none") options.push("--device", given.device);
  if (given.width !== undefined) options.push("--width", String(given.width));
  if (given.height !== undefined) options.push("--height", String(given.height));
  if (given.root) options.push("--root", given.root);
  options.push("--appearance", given.appearance ?? "light", "--layout-direction", given.layoutDirection ?? "ltr");
  // The folder's files are one module where the setting says so; then the files on disk count.
  const input = given.module === "folder" && document.uri.scheme === "file" ? path.dirname(document.uri.fsPath) : "-";
  return ["svg", input, ...options];
}

/** What `ldlc svg` says: a picture or why there is none. */
function draw(document) {
  const command = vscode.workspace.getConfiguration("ldl").get("command") || "ldlc";
  return new Promise((resolve) => {
    const child = execFile(
      command, drawing(document), { maxBuffer: 64 << 20 },
      (error, picture, errors) => resolve(error ? { errors: errors || error.message } : { picture }));
    child.stdin?.on("error", () => {});
    child.stdin?.end(document.getText());
  });
}

const escaped = (text) => text.replace(/[&<>]/g, (mark) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[mark]);

/** The page of a webview: the picture as an image, so that nothing in it can run. */
function page({ picture, errors }) {
  const content = picture === undefined
    ? `<pre>${escaped(errors)}</pre>`
    : `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(picture, "utf8").toString("base64")}">`;
  return `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>
body { display: flex; justify-content: center; padding: 16px }
img { max-width: 100%; max-height: calc(100vh - 32px); box-shadow: 0 0 0 1px rgba(128, 128, 128, 0.4) }
pre { white-space: pre-wrap }
</style>
</head>
<body>${content}</body>
</html>
`;
}

/** Shows a document's picture beside it and keeps it up to date. */
function showPicture(document) {
  const panel = vscode.window.createWebviewPanel(
    "ldlPicture", `Picture of ${path.basename(document.fileName)}`,
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, { enableScripts: false });
  let timer;
  let number = 0;
  const update = async () => {
    const own = ++number;
    const result = await draw(document);
    // An older answer may come later; a picture stays while the text has mistakes.
    if (own !== number || (result.picture === undefined && panel.webview.html.includes("<img"))) return;
    panel.webview.html = page(result);
  };
  const listeners = [
    vscode.workspace.onDidChangeTextDocument((event) => {
      if (event.document !== document) return;
      clearTimeout(timer);
      timer = setTimeout(update, 150);
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("ldl")) update();
    }),
  ];
  panel.onDidDispose(() => {
    clearTimeout(timer);
    number = Infinity;
    listeners.forEach((listener) => listener.dispose());
  });
  return update();
}

module.exports = { drawing, page, showPicture };
