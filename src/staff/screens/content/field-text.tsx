import { Text, Textarea } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useText } from "../../frame/staff-text.tsx";
import type { FieldPath } from "./draft/value-differences.ts";

/** The names are loaded with the form. */
const LabelledPath = lazy(() => import("./labelled-path.tsx"));

export function FieldName({ path }: { path: FieldPath }) {
  const { t } = useText();
  if (path.length === 0) return t("staff.content.whole");
  return (
    <bdi>
      <Suspense fallback={path.join(" › ")}>
        <LabelledPath path={path} />
      </Suspense>
    </bdi>
  );
}

/** The content of a field, to be read and not changed. */
export function FieldText({ label, value }: { label: string; value: unknown }) {
  const { t } = useText();
  const words = plainText(value);
  if (words === "")
    return (
      <Text size="sm" c="dimmed">
        {t("staff.content.empty")}
      </Text>
    );
  return <Textarea aria-label={label} dir="auto" value={words} readOnly autosize maxRows={14} />;
}

/** The text that differences are shown in: a text as it is, and anything else as JSON. */
export function plainText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value, null, 2) : String(value);
}
