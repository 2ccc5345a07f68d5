import { Stack } from "@mantine/core";
import Form from "@rjsf/core/lib/components/Form.js";
import SelectWidget from "@rjsf/mantine/lib/widgets/SelectWidget.js";
import { unsetByPath } from "@rjsf/utils";
import { useMemo, useRef, useState } from "react";
import { DocumentField } from "./document-field.tsx";
import { FieldTemplate, ObjectFieldTemplate } from "./field-template.tsx";
import { ChoicesField } from "./fields/choices-field.tsx";
import { ListField } from "./fields/list-field.tsx";
import { LocalisedField } from "./fields/localised-field.tsx";
import { withoutUndefined } from "./fields/new-value.ts";
import { PhotographField, PictureField } from "./fields/picture-field.tsx";
import { RecordField } from "./fields/record-field.tsx";
import { ReferencesField, ReferenceWidget } from "./fields/reference-field.tsx";
import {
  ColourWidget,
  DateWidget,
  LongTextWidget,
  NumberWidget,
  SwitchWidget,
  TextWidget,
} from "./fields/text-widgets.tsx";
import { UnionField } from "./fields/union-field.tsx";
import { UnknownField } from "./fields/unknown-field.tsx";
import { createReveal, FORM_ID, FormFrameProvider } from "./form-frame.tsx";
import type { DocumentFormProps, FieldValues } from "./form-props.ts";
import { isSchema, VALIDATOR } from "./form-validator.ts";
import { errorsOf, remarksOf } from "./issue-paths.ts";
import { IssueSummary } from "./issue-summary.tsx";
import { MarkdownField } from "./markdown/markdown-field.tsx";

/** The form of a document of any type. See docs/decisions/0066-document-forms.md. */
export default function LoadedForm(props: DocumentFormProps) {
  const { form, value, onChange, issues, isReadOnly, language, compareWith } = props;
  const [reveal] = useState(createReveal);
  const extraErrors = useMemo(() => errorsOf(issues), [issues]);
  const remarks = useMemo(() => remarksOf(issues), [issues]);
  const frame = useMemo(
    () => ({ language, compareWith, remarks, reveal }),
    [language, compareWith, remarks, reveal],
  );
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const change = (next: FieldValues) => {
    const cleaned = withoutUndefined(next);
    if (cleaned !== latest.current.value) latest.current.onChange(cleaned);
  };
  const [actions] = useState(() => ({
    removePart(path: readonly (string | number)[]) {
      const next = structuredClone(latest.current.value);
      unsetByPath(next, [...path]);
      latest.current.onChange(next);
    },
  }));
  return (
    <FormFrameProvider value={frame}>
      <Stack gap="md">
        <IssueSummary issues={issues} />
        <Form
          schema={form}
          formData={value}
          validator={VALIDATOR}
          noValidate
          readonly={isReadOnly}
          tagName="div"
          idPrefix={FORM_ID}
          widgets={WIDGETS}
          fields={FIELDS}
          templates={TEMPLATES}
          extraErrors={extraErrors}
          showErrorList={false}
          formContext={actions}
          experimental_defaultFormStateBehavior={AS_WRITTEN}
          onChange={({ formData }) => isSchema(formData) && change(formData)}
        >
          {NO_BUTTON}
        </Form>
      </Stack>
    </FormFrameProvider>
  );
}

/** Documents keep the fields that their editors have written: nothing is added because the schema has a default. */
export const AS_WRITTEN = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "never",
  allOf: "skipDefaults",
} as const;

const NO_BUTTON = <span />;

const WIDGETS = {
  ...{ text: TextWidget, textarea: LongTextWidget, number: NumberWidget, date: DateWidget },
  ...{ select: SelectWidget, color: ColourWidget, switch: SwitchWidget, reference: ReferenceWidget },
};

const FIELDS = {
  SchemaField: DocumentField,
  ...{ list: ListField, union: UnionField, record: RecordField, choices: ChoicesField },
  ...{ references: ReferencesField, picture: PictureField, photograph: PhotographField },
  ...{ localised: LocalisedField, markdown: MarkdownField, unknown: UnknownField },
};

const TEMPLATES = { FieldTemplate, ObjectFieldTemplate };
