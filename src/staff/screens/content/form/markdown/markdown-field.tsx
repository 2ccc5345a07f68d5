import { Fieldset, Group, Loader, SegmentedControl, Stack, Text } from "@mantine/core";
import type { FieldProps } from "@rjsf/utils";
import { lazy, Suspense, useState } from "react";
import { useLabel } from "../field-labels.ts";
import { useTyped } from "../fields/use-typed.ts";
import { useFormFrame } from "../form-frame.tsx";
import { useFormText } from "../form-text.ts";
import { MarkdownPreview } from "./markdown-preview.tsx";

/** The editor of texts is loaded only for documents with a long text. */
const MarkdownEditor = lazy(() => import("./markdown-editor.tsx"));

/** A long text: written as Markdown, and shown as the site writes it. */
export function MarkdownField({
  schema,
  name,
  uiSchema,
  formData,
  fieldPathId,
  onChange,
  readonly,
}: FieldProps) {
  const { t } = useFormText();
  const label = useLabel();
  const { language } = useFormFrame();
  const [view, setView] = useState("write");
  const { typed, type, flush } = useTyped(typeof formData === "string" ? formData : "", (next) =>
    onChange(next, fieldPathId.path),
  );
  const title = uiSchema?.["ui:title"] ?? label(name);
  const count = countWords(typed);
  const [least, most] = limitsOf(schema["x-words"]);
  const isOutside = count < least || count > most;
  return (
    <Fieldset legend={title} onBlur={flush}>
      <Stack gap="xs">
        <Group justify="space-between">
          <SegmentedControl
            aria-label={t("staff.form.textView")}
            value={view}
            onChange={setView}
            data={[
              { value: "write", label: t("staff.form.write") },
              { value: "preview", label: t("staff.form.preview") },
            ]}
          />
          <Text size="sm" c={isOutside ? "var(--danger)" : "dimmed"}>
            {most === Number.POSITIVE_INFINITY
              ? t("staff.form.wordCount", { count })
              : t("staff.form.words", { count, least, most })}
          </Text>
        </Group>
        {view === "preview" ? (
          <MarkdownPreview text={typed} />
        ) : (
          <Suspense fallback={<Loader role="status" aria-label={t("staff.form.loading")} />}>
            <MarkdownEditor
              id={fieldPathId.$id}
              label={title}
              value={typed}
              language={language}
              isReadOnly={readonly === true}
              onChange={type}
            />
          </Suspense>
        )}
      </Stack>
    </Fieldset>
  );
}

function limitsOf(limits: unknown): [least: number, most: number] {
  const [least, most]: unknown[] = Array.isArray(limits) ? limits : [];
  return [Number(least ?? 0), Number(most ?? Number.POSITIVE_INFINITY)];
}

const MARKUP = /!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|[#>*_`|[\]-]+/g;

/** Without the signs of Markdown: close to what the server counts when it checks the document. */
function countWords(text: string): number {
  return text.replaceAll(MARKUP, " ").split(/\s+/).filter(Boolean).length;
}
