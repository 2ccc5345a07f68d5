import type { ReactNode } from "react";
import { Radio } from "./checkbox.tsx";
import { FieldGroup, type FieldProps } from "./field.tsx";
import "./chip.css";

export interface Choice {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceGroupProps extends FieldProps {
  name: string;
  choices: readonly Choice[];
  /** What is chosen at first; more than one only where several are allowed. */
  chosen?: readonly string[];
  required?: boolean;
}

export function RadioGroup({ name, choices, chosen = [], required, ...field }: ChoiceGroupProps) {
  return (
    <FieldGroup {...field}>
      {choices.map(({ value, label, help, disabled }) => (
        <Radio
          key={value}
          {...{ name, value, label, help, disabled, required }}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </FieldGroup>
  );
}

export type ChipsProps = ChoiceGroupProps & {
  several?: boolean;
  /** Segments sit in one frame: for two or three units or views. */
  look?: "chips" | "segments";
};

/** Choices as pills. Underneath they are radio buttons or checkboxes, so a form sends them by itself. */
export function Chips({
  name,
  choices,
  chosen = [],
  several = false,
  look = "chips",
  required,
  ...field
}: ChipsProps) {
  return (
    <FieldGroup {...field}>
      <div className={look === "chips" ? "chips" : "segments"}>
        {choices.map(({ value, label, disabled }) => (
          <label key={value} className={look === "chips" ? "chip" : "segment"}>
            <input
              className="chip__input"
              type={several ? "checkbox" : "radio"}
              {...{ name, value, disabled }}
              required={required && !several}
              defaultChecked={chosen.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
