import { EditorSelection, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { StaffKey } from "../../../../frame/staff-text.tsx";

interface MarkdownTool {
  label: StaffKey;
  sign: string;
  /** What it does, or the dialog that it opens. */
  act: ((editor: EditorView) => void) | "photograph" | "fact";
}

export const MARKDOWN_TOOLS: readonly MarkdownTool[] = [
  { label: "staff.form.bold", sign: "B", act: markBold },
  { label: "staff.form.italic", sign: "I", act: markItalic },
  { label: "staff.form.heading", sign: "H", act: (editor) => beginLines(editor, "## ") },
  { label: "staff.form.bullets", sign: "•", act: (editor) => beginLines(editor, "- ") },
  { label: "staff.form.link", sign: "↗", act: (editor) => surround(editor, "[", "](/)") },
  { label: "staff.form.photograph", sign: "▣", act: "photograph" },
  { label: "staff.form.table", sign: "▦", act: (editor) => insertBlock(editor, TABLE) },
  { label: "staff.form.fact", sign: "§", act: "fact" },
];

const TABLE = "|   |   |\n|---|---|\n|   |   |";

export function markBold(editor: EditorView): boolean {
  return surround(editor, "**", "**");
}

export function markItalic(editor: EditorView): boolean {
  return surround(editor, "*", "*");
}

/** Puts signs around the selection, or removes them if they are there. */
function surround(editor: EditorView, before: string, after: string): boolean {
  const { state } = editor;
  const change = state.changeByRange((range) => {
    const outer = state.sliceDoc(range.from - before.length, range.to + after.length);
    const text = state.sliceDoc(range.from, range.to);
    if (range.from >= before.length && outer === before + text + after)
      return {
        changes: [
          { from: range.from - before.length, to: range.from },
          { from: range.to, to: range.to + after.length },
        ],
        range: EditorSelection.range(range.from - before.length, range.to - before.length),
      };
    return {
      changes: [
        { from: range.from, insert: before },
        { from: range.to, insert: after },
      ],
      range: EditorSelection.range(range.from + before.length, range.to + before.length),
    };
  });
  return dispatch(editor, change);
}

/** Begins each line of the selection with a sign, or removes it from lines that all begin with it. */
function beginLines(editor: EditorView, sign: string): boolean {
  const { state } = editor;
  const { from, to } = state.selection.main;
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
  const isMarked = lines.every(({ text }) => text.startsWith(sign));
  return dispatch(editor, {
    changes: lines.map((line) =>
      isMarked ? { from: line.from, to: line.from + sign.length } : { from: line.from, insert: sign },
    ),
  });
}

export function insertText(editor: EditorView, text: string): boolean {
  return dispatch(editor, editor.state.replaceSelection(text));
}

/** In a paragraph of its own, after the paragraph of the cursor. */
export function insertBlock(editor: EditorView, text: string): boolean {
  const { state } = editor;
  const { to, text: line } = state.doc.lineAt(state.selection.main.to);
  const before = line.trim() === "" ? "" : "\n\n";
  const insert = `${before}${text}\n`;
  return dispatch(editor, { changes: { from: to, insert }, selection: { anchor: to + insert.length } });
}

function dispatch(editor: EditorView, change: TransactionSpec): boolean {
  editor.dispatch(change, { scrollIntoView: true, userEvent: "input" });
  return true;
}
