import { Code, Fieldset, Text } from "@mantine/core";
import type { FieldProps } from "@rjsf/utils";
import { useFormText } from "../form-text.ts";

/** A field without a description of its type: its value is shown and stays as it is. */
export function UnknownField({ name, uiSchema, formData }: FieldProps) {
  const { t } = useFormText();
  return (
    <Fieldset legend={uiSchema?.["ui:title"] ?? name}>
      <Text size="sm">{t("staff.form.notEditable")}</Text>
      <Code block>{JSON.stringify(formData, null, 2)}</Code>
    </Fieldset>
  );
}
