"""A session of the public client `pytest-lsp` with the server: open, break, see, cure, ask, complete, format.

Run with the command in LDLC and the folder of the repository as the current one.
"""

import os
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

TEXT = Path("examples/card.ldl").read_text(encoding="utf-8")


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["LDLC"], "lsp"]),
    params=["neovim", "visual-studio-code"],
)
async def client(request, lsp_client: LanguageClient, tmp_path_factory):
    folder = tmp_path_factory.mktemp("workspace")

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params):
        """The client watches no files; it only has to answer."""

    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="workspace")],
            initialization_options={"device": "iphone-17"},
        )
    )
    lsp_client.folder = folder
    yield lsp_client
    await lsp_client.shutdown_session()


class Document:
    """An open file, whose text is kept as the client sees it."""

    def __init__(self, client, name, text):
        self.client, self.text, self.version = client, text, 1
        self.uri = (client.folder / name).as_uri()
        self.identifier = types.TextDocumentIdentifier(uri=self.uri)
        client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                types.TextDocumentItem(uri=self.uri, language_id="ldl", version=1, text=text)
            )
        )

    def position(self, needle, offset=0):
        start = self.text.index(needle) + offset
        line = self.text.count("\n", 0, start)
        return types.Position(line, start - (self.text.rfind("\n", 0, start) + 1))

    def offset(self, position):
        lines = self.text.split("\n")
        return sum(len(line) + 1 for line in lines[: position.line]) + position.character

    async def change(self, old, new):
        """Replaces a piece of the text as an editor does, and gives the diagnostics that follow."""
        change_range = types.Range(self.position(old), self.position(old, len(old)))
        self.text = self.text.replace(old, new, 1)
        self.version += 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
                [types.TextDocumentContentChangePartial(range=change_range, text=new)],
            )
        )
        await self.client.wait_for_notification("textDocument/publishDiagnostics")
        return self.diagnostics

    @property
    def diagnostics(self):
        return list(self.client.diagnostics.get(self.uri, []))

    def applied(self, edits):
        text = self.text
        for edit in sorted(edits, key=lambda edit: self.offset(edit.range.start), reverse=True):
            text = text[: self.offset(edit.range.start)] + edit.new_text + text[self.offset(edit.range.end) :]
        return text


async def opened(client, name="card.ldl", text=TEXT):
    document = Document(client, name, text)
    await client.wait_for_notification("textDocument/publishDiagnostics")
    return document


@pytest.mark.asyncio
async def test_a_mistake_is_seen_and_cured(client):
    document = await opened(client)
    assert document.diagnostics == []
    found = await document.change(".lineLimit(2)", ".lineLimt(2)")
    assert [item.code for item in found] == ["unknown-modifier"]
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document.identifier, found[0].range, types.CodeActionContext(diagnostics=found))
    )
    cure = next(action for action in actions if action.is_preferred and action.kind == "quickfix")
    assert "lineLimit" in cure.title
    edits = cure.edit.changes[document.uri]
    assert document.applied(edits) == TEXT
    assert await document.change(".lineLimt(2)", ".lineLimit(2)") == []


@pytest.mark.asyncio
async def test_hover_tells_offer_and_size(client):
    document = await opened(client, "hover.ldl")
    hover = await client.text_document_hover_async(
        types.HoverParams(document.identifier, document.position('Text("Seattle")'))
    )
    contents = hover.contents.value
    assert "Text" in contents
    assert "offered" in contents


@pytest.mark.asyncio
async def test_completion_offers_modifiers(client):
    document = await opened(client, "completion.ldl")
    await document.change(".lineLimit(2)", ".lineLimit(2)\n        .pad")
    result = await client.text_document_completion_async(
        types.CompletionParams(document.identifier, document.position("        .pad", len("        .pad")))
    )
    items = result.items if isinstance(result, types.CompletionList) else result
    first = min(items, key=lambda item: item.sort_text or item.label)
    assert (first.filter_text or first.label).startswith("padding")


@pytest.mark.asyncio
async def test_formatting_gives_the_one_style(client):
    loose = "\n".join(line.strip() for line in TEXT.split("\n"))
    document = await opened(client, "format.ldl", loose)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(document.identifier, types.FormattingOptions(tab_size=4, insert_spaces=True))
    )
    assert document.applied(edits) == TEXT
