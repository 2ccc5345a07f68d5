import type { ComponentProps } from "react";
import { Icon } from "../media/icon.tsx";
import { Field, type FieldProps, splitFieldProps } from "./field.tsx";
import "./select.css";

export type SelectProps = FieldProps & Omit<ComponentProps<"select">, keyof FieldProps>;

/** The browser's own list, because it is the best one on a phone. Options are passed as children. */
export function Select(props: SelectProps) {
  const [field, select] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className="pick">
          <select {...select} {...control} className="control" />
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
