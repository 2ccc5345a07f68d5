import { Button } from "@mantine/core";
import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import type { FieldProps, RJSFSchema, UiSchema } from "@rjsf/utils";
import { memo, useMemo } from "react";
import { useLabel } from "./field-labels.ts";
import { newValue } from "./fields/new-value.ts";
import { useFormText } from "./form-text.ts";
import { isSchema, optionsOf } from "./form-validator.ts";

type Editor = { widget: string } | { field: string; isUnion?: boolean } | "hidden" | "object";

/**
 * One field of a document. How it is edited follows from its schema. An optional part that is not there is a button
 * that adds it.
 */
function Field(props: FieldProps) {
  const { schema, name, title: given, required, formData, fieldPathId, onChange, readonly } = props;
  const { t } = useFormText();
  const label = useLabel();
  const title = given ?? label(name);
  const editor = editorOf(schema);
  const uiSchema = useMemo(
    () => uiSchemaOf(editor, title, schema.enum?.map(String).map(label)),
    [editor, title, schema, label],
  );
  if (editor === "hidden") return null;
  if (formData === undefined && !required && isPart(editor)) {
    if (readonly) return null;
    return (
      <Button
        id={fieldPathId.$id}
        variant="subtle"
        style={{ alignSelf: "start" }}
        onClick={() => onChange(newValue(schema), fieldPathId.path)}
      >
        {t("staff.form.addPart", { name: title })}
      </Button>
    );
  }
  return <SchemaField {...props} uiSchema={uiSchema} />;
}

/** An edit draws only the fields on its path: the path of a field is another object each time, but has the same id. */
export const DocumentField = memo(Field, (before, after) => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete("fieldPathId");
  return (
    before.fieldPathId.$id === after.fieldPathId.$id &&
    [...names].every((name) => before[name] === after[name])
  );
});

const known = new WeakMap<RJSFSchema, Editor>();

function editorOf(schema: RJSFSchema): Editor {
  const editor = known.get(schema) ?? chooseEditor(schema);
  known.set(schema, editor);
  return editor;
}

function chooseEditor(schema: RJSFSchema): Editor {
  const hint = schema["x-field"];
  if (typeof hint === "string" && hint in HINTED) return HINTED[hint] ?? "object";
  if (schema["x-reference"]) return { widget: "reference" };
  if (schema.type === "boolean") return { widget: "switch" };
  if (schema.const !== undefined) return "hidden";
  if (optionsOf(schema).length > 0) return { field: "union", isUnion: true };
  if (schema.enum) return { widget: "select" };
  switch ([schema.type].flat()[0]) {
    case "object":
      return schema.properties || !isSchema(schema.additionalProperties) ? "object" : { field: "record" };
    case "array":
      return { field: listEditorOf(schema) };
    case "number":
    case "integer":
      return { widget: "number" };
    case "string":
      if (schema.format === "date") return { widget: "date" };
      return { widget: isLong(schema) ? "textarea" : "text" };
    default:
      return { field: "unknown" };
  }
}

const HINTED: Record<string, Editor> = {
  markdown: { field: "markdown" },
  picture: { field: "picture" },
  photograph: { field: "photograph" },
  localised: { field: "localised" },
  colour: { widget: "color" },
};

function listEditorOf({ items }: RJSFSchema): string {
  if (!isSchema(items)) return "list";
  if (items["x-reference"]) return "references";
  return items.enum ? "choices" : "list";
}

const LONGEST_LINE = 90;

/** A text without any limit or pattern may have several lines. */
function isLong({ maxLength, pattern }: RJSFSchema): boolean {
  return pattern === undefined && (maxLength === undefined || maxLength > LONGEST_LINE);
}

function isPart(editor: Editor): boolean {
  if (editor === "object") return true;
  return typeof editor === "object" && "field" in editor && PARTS.includes(editor.field);
}

const PARTS = ["list", "union", "record", "picture", "localised"];

function uiSchemaOf(editor: Editor, title: string, choices: string[] | undefined): UiSchema {
  if (typeof editor === "string") return { "ui:title": title };
  if ("widget" in editor)
    return { "ui:title": title, "ui:widget": editor.widget, ...(choices && { "ui:enumNames": choices }) };
  return {
    "ui:title": title,
    "ui:field": editor.field,
    "ui:fieldReplacesAnyOrOneOf": editor.isUnion === true,
  };
}
