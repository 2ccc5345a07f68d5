import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./select.css";

export type SelectProps = FieldProps & Omit<ComponentProps<"select">, keyof FieldProps>;

/** The browser's own list: it is the best one on a phone. Options come as children. */
export function Select({
  label,
  hint,
  optional,
  help,
  error,
  ok,
  id,
  className,
  children,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, optional, help, error, ok, id, className }}>
      {(control) => (
        <span className="pick">
          <select {...rest} {...control} className="control">
            {children}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
