import { Box, Fieldset, Stack, Text } from "@mantine/core";
import type { FieldTemplateProps, ObjectFieldTemplateProps } from "@rjsf/utils";
import { RemovePart } from "./fields/remove-part.tsx";
import { errorText } from "./fields/text-widgets.tsx";
import { useCounterpart, useFormFrame } from "./form-frame.tsx";
import { useFormText } from "./form-text.ts";

/** What is around each field: the description, remarks about words, and what the other document has here. */
export function FieldTemplate({
  id,
  children,
  schema,
  uiSchema,
  rawErrors,
  formData,
  fieldPathId,
}: FieldTemplateProps) {
  const { remarks } = useFormFrame();
  const own = remarks.get(id) ?? [];
  // Inputs show their own faults.
  const isInput = uiSchema?.["ui:widget"] !== undefined;
  return (
    <Box>
      {children}
      {schema.description && (
        <Text size="xs" c="dimmed">
          {schema.description}
        </Text>
      )}
      {!isInput && rawErrors && (
        <Text size="sm" c="var(--mantine-color-error)">
          {errorText(rawErrors)}
        </Text>
      )}
      {own.map((message) => (
        <Text key={message} size="sm" c="var(--warning)">
          {message}
        </Text>
      ))}
      <Counterpart path={fieldPathId.path} value={formData} />
    </Box>
  );
}

/** The text of the other document in the same field, and a mark if only the other one has it. */
function Counterpart({ path, value }: { path: readonly (string | number)[]; value: unknown }) {
  const { t } = useFormText();
  const { compareWith } = useFormFrame();
  const other = useCounterpart(path);
  if (!compareWith || path.length === 0) return null;
  const isMissing = other !== undefined && (value === undefined || value === "");
  const isShown = typeof other === "string" && other !== value && /\s/.test(other);
  if (!isShown && !isMissing) return null;
  return (
    <Box mt={4} ps="sm" style={{ borderInlineStart: "2px solid var(--line)" }}>
      {isMissing && (
        <Text size="xs" c="var(--warning)" fw={600}>
          {t("staff.form.onlyOther")}
        </Text>
      )}
      {isShown && (
        <Text size="sm" c="dimmed">
          {t("staff.form.otherText")} <bdi>{other}</bdi>
        </Text>
      )}
    </Box>
  );
}

/** The fields of the document, or of one of its parts. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, properties, fieldPathId, required, readonly, registry, formData } = props;
  const fields = <Stack gap="md">{properties.map(({ content }) => content)}</Stack>;
  const isWhole = fieldPathId.path.length === 0;
  if (isWhole) return <div id={fieldPathId.$id}>{fields}</div>;
  if (title === "") return fields;
  const { removePart } = registry.formContext as FormActions;
  return (
    <Fieldset id={fieldPathId.$id} legend={title}>
      {fields}
      <RemovePart
        {...{ title, required, readonly, value: formData }}
        onRemove={() => removePart(fieldPathId.path)}
      />
    </Fieldset>
  );
}

export interface FormActions {
  removePart: (path: readonly (string | number)[]) => void;
}
