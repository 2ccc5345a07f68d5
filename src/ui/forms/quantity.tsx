import type { ComponentProps } from "react";
import { useText } from "../text/text.tsx";
import { Field, type FieldProps, splitFieldProps } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import "./quantity.css";

export type QuantityProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type"> & { unit?: string };

/** A number input with two large buttons. Without a script the buttons are hidden and the input works alone. */
export function Quantity({ unit, ...props }: QuantityProps) {
  const { t } = useText();
  const [field, input] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="quantity control-group" dir="ltr">
          <IconButton icon="minus" label={t("ui.less")} value="-1" aria-controls={control.id} />
          <input
            {...input}
            {...control}
            type="number"
            inputMode="decimal"
            className="strong text-center quantity__number control--inner"
          />
          {unit && <span className="soft t15 quantity__unit">{unit}</span>}
          <IconButton icon="plus" label={t("ui.more")} value="1" aria-controls={control.id} />
        </div>
      )}
    </Field>
  );
}
