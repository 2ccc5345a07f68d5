import type { ComponentProps } from "react";
import { Icon } from "../media/icon.tsx";
import { useText } from "../text/text.tsx";
import { Field, type FieldProps, splitFieldProps } from "./field.tsx";
import "./phone-field.css";

export type PhoneFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps> & {
    dialCodes: readonly string[];
    dialCode?: string;
    /** The name under which the dial code is sent. */
    dialName?: string;
  };

/** Two plain inputs in one frame. Numbers are left to right in Arabic as well. */
export function PhoneField(props: PhoneFieldProps) {
  const [field, { dialCodes, dialCode = dialCodes[0], dialName = "dialCode", ...input }] =
    splitFieldProps(props);
  const { t } = useText();
  return (
    <Field {...field}>
      {(control) => (
        <div className="phone control-group" dir="ltr">
          <span className="phone__code">
            <select
              className="control control--inner"
              name={dialName}
              defaultValue={dialCode}
              aria-label={t("ui.dialCode")}
              autoComplete="tel-country-code"
            >
              {dialCodes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
            <Icon name="down" size="small" />
          </span>
          <input
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            {...input}
            {...control}
            className="control control--inner"
          />
        </div>
      )}
    </Field>
  );
}
