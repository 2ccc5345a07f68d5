import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { ActionIcon, Box, Group } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { LANGUAGES, type Language } from "../../../../../editions/languages.ts";
import { styleNonce } from "../../../../frame/style-nonce.ts";
import { PhotographPicker } from "../fields/photograph-picker.tsx";
import { useFormText } from "../form-text.ts";
import { FactPicker } from "./fact-picker.tsx";
import { insertBlock, insertText, MARKDOWN_TOOLS, markBold, markItalic } from "./markdown-tools.ts";

interface MarkdownEditorProps {
  id: string;
  label: string;
  value: string;
  language: Language;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

/** CodeMirror with a toolbar. Tab leaves the editor, as it leaves every other field. */
export default function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, isReadOnly } = props;
  const { t } = useFormText();
  const [picker, setPicker] = useState<"photograph" | "fact">();
  const { parent, view } = useEditor(props);
  const insert = (act: (editor: EditorView) => void) => {
    setPicker(undefined);
    if (view.current) act(view.current);
    // The dialog gives the focus back to its button first.
    requestAnimationFrame(() => view.current?.focus());
  };
  // The document changed elsewhere, such as by an undo.
  useEffect(() => {
    const editor = view.current;
    const shown = editor?.state.doc.toString();
    if (editor && shown !== value)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value, view]);
  return (
    <Box>
      {!isReadOnly && (
        <Group role="group" aria-label={t("staff.form.textTools")} gap={2} mb="xs">
          {MARKDOWN_TOOLS.map(({ label, sign, act }) => (
            <ActionIcon
              key={label}
              variant="default"
              aria-label={t(label)}
              title={t(label)}
              onClick={() => (typeof act === "string" ? setPicker(act) : insert(act))}
            >
              <span aria-hidden="true">{sign}</span>
            </ActionIcon>
          ))}
        </Group>
      )}
      <Box ref={parent} style={FRAME} />
      {picker === "photograph" && (
        <PhotographPicker
          onClose={() => setPicker(undefined)}
          onChoose={({ name, alt }) =>
            insert((editor) => insertBlock(editor, `![${alt?.[props.language] ?? ""}](photo:${name})`))
          }
        />
      )}
      {picker === "fact" && (
        <FactPicker
          onClose={() => setPicker(undefined)}
          onChoose={(name) => insert((editor) => insertText(editor, `{fact:${name}}`))}
        />
      )}
    </Box>
  );
}

const FRAME = { border: "1px solid var(--edge)", borderRadius: "var(--s1)", background: "var(--white)" };

function useEditor({ id, label, value, language, isReadOnly, onChange }: MarkdownEditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const change = useRef(onChange);
  change.current = onChange;
  const first = useRef(value);
  useEffect(() => {
    if (!parent.current) return undefined;
    const editor = new EditorView({
      parent: parent.current,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          history(),
          keymap.of([
            { key: "Mod-b", run: markBold },
            { key: "Mod-i", run: markItalic },
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          markdown(),
          syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
          EditorView.cspNonce.of(styleNonce()),
          EditorView.lineWrapping,
          EditorState.readOnly.of(isReadOnly),
          EditorView.contentAttributes.of({
            ...{ id, lang: language, dir: LANGUAGES[language].direction, spellcheck: "true" },
            ...{ "aria-label": label, tabindex: "0", ...(isReadOnly && { "aria-readonly": "true" }) },
          }),
          EditorView.theme(LOOKS),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) change.current(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      first.current = editor.state.doc.toString();
      editor.destroy();
    };
  }, [id, label, language, isReadOnly]);
  return { parent, view };
}

const LOOKS = {
  "&": { fontSize: "0.9375rem" },
  ".cm-content": { fontFamily: "inherit", padding: "var(--s3)", minBlockSize: "12rem" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "1.6", maxBlockSize: "70vh" },
};
