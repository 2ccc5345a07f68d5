import { useId } from "react";
import { Field, splitFieldProps } from "../../../ui/forms/field.tsx";
import type { TextInputProps } from "../../../ui/forms/text-input.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import "../../../ui/forms/combobox.css";
import "./serviceability.css";

type PropertyFieldProps = Omit<TextInputProps, "label"> & {
  /** Of the place that was chosen before, where a form is given back. */
  placeId?: string | undefined;
  city?: string | undefined;
};

/** The building, typed freely. Where a script is at work it offers buildings and places, and fills in what it knows of them. */
export function PropertyField({ placeId = "", city = "", ...props }: PropertyFieldProps) {
  const { t, language } = useText();
  const { edition } = usePage();
  const listId = useId();
  const [field, input] = splitFieldProps({ ...props, label: t("lead.property") });
  return (
    <div
      className="property-field"
      data-property-field={edition.country}
      data-language={language}
      data-sample={t("serviceability.sample")}
    >
      <Field {...field}>
        {(control) => (
          <div className="combobox">
            <input
              type="text"
              autoComplete="off"
              maxLength={160}
              {...input}
              {...control}
              name="property_name"
              className="control"
            />
            <div
              className="combobox__list"
              id={listId}
              data-property-list={t("serviceability.suggestions")}
              hidden
            />
          </div>
        )}
      </Field>
      <input type="hidden" name="google_place_id" defaultValue={placeId} />
      <input type="hidden" name="city" defaultValue={city} />
    </div>
  );
}
