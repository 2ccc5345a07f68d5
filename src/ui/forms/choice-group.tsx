import type { ComponentProps, ReactNode } from "react";
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
  /** The initial selection; more than one only if several are allowed. With `onChoose` it is the current selection. */
  chosen?: readonly string[];
  onChoose?: (value: string) => void;
  required?: boolean;
}

export function RadioGroup({ name, choices, chosen = [], onChoose, required, ...field }: ChoiceGroupProps) {
  return (
    <FieldGroup {...field}>
      {choices.map(({ value, label, help, disabled }) => (
        <Radio
          key={value}
          {...{ name, value, label, help, disabled, required }}
          {...checkedBy(chosen.includes(value), onChoose)}
        />
      ))}
    </FieldGroup>
  );
}

export type ChipsProps = ChoiceGroupProps & {
  several?: boolean;
  /** Segments share one frame: for two or three units or views. */
  look?: "chips" | "segments";
};

/** Choices as pills. They are radio buttons or checkboxes, so a form submits them without a script. */
export function Chips({
  name,
  choices,
  chosen = [],
  onChoose,
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
              {...checkedBy(chosen.includes(value), onChoose)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The input is uncontrolled unless a handler is given. */
function checkedBy(isChosen: boolean, onChoose: ChoiceGroupProps["onChoose"]): ComponentProps<"input"> {
  if (!onChoose) return { defaultChecked: isChosen };
  return { checked: isChosen, onChange: ({ target }) => onChoose(target.value) };
}
