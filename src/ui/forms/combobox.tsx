import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from "react";
import { Icon } from "../media/icon.tsx";
import { useText } from "../text/text.tsx";
import { Field, type FieldProps, splitFieldProps } from "./field.tsx";
import { type ComboboxOption, matchOptions, moveActive } from "./match-options.ts";
import "./combobox.css";

export type ComboboxProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "list" | "onSelect"> & {
    options: readonly ComboboxOption[];
    onPick?: (option: ComboboxOption) => void;
  };

/**
 * Without a script it is an input with a <datalist>. Where React runs it becomes an ARIA 1.2 combobox with a list box:
 * arrows move, Enter takes, Escape closes and then clears, and focus never leaves the input.
 */
export function Combobox(props: ComboboxProps) {
  const [field, { options, onPick, defaultValue = "", ...input }] = splitFieldProps(props);
  const { t } = useText();
  const listId = useId();
  const [isReady, setReady] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState(String(defaultValue));
  const [isTyped, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => setReady(true), []);

  const found = isTyped ? matchOptions(options, query) : options;

  function take(option: ComboboxOption) {
    setQuery(option.label);
    close();
    onPick?.(option);
  }

  function close() {
    setOpen(false);
    setTyped(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const option = found[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      setActive(
        isOpen
          ? moveActive(active, event.key === "ArrowDown" ? 1 : -1, found.length)
          : event.key === "ArrowDown"
            ? 0
            : found.length - 1,
      );
    } else if (event.key === "Enter" && isOpen && option) {
      event.preventDefault();
      take(option);
    } else if (event.key === "Escape" && (isOpen || query)) {
      event.preventDefault();
      if (!isOpen) setQuery("");
      close();
    }
  }

  const enhanced = {
    role: "combobox",
    "aria-expanded": isOpen,
    "aria-controls": listId,
    "aria-autocomplete": "list",
    "aria-activedescendant": isOpen && active >= 0 ? optionId(listId, active) : undefined,
    autoComplete: "off",
    value: query,
    onChange: (event: { target: { value: string } }) => {
      setQuery(event.target.value);
      setTyped(true);
      setActive(-1);
      setOpen(true);
    },
    onClick: () => setOpen(true),
    onBlur: close,
    onKeyDown,
  } as const;
  const plain = { list: listId, defaultValue };

  return (
    <Field {...field}>
      {(control) => (
        <div className="combobox">
          <input type="text" {...input} {...(isReady ? enhanced : plain)} {...control} className="control" />
          <Icon name="down" />
          {isReady ? (
            <div
              className="combobox__list"
              id={listId}
              role="listbox"
              aria-label={t("ui.comboboxOpen")}
              hidden={!isOpen}
            >
              {found.map((option, index) => (
                <Option
                  key={option.label}
                  id={optionId(listId, index)}
                  option={option}
                  isActive={index === active}
                  onTake={() => take(option)}
                />
              ))}
              {found.length === 0 && (
                <div
                  className="combobox__empty"
                  role="option"
                  aria-disabled="true"
                  aria-selected="false"
                  tabIndex={-1}
                >
                  {t("ui.comboboxEmpty", { query })}
                </div>
              )}
            </div>
          ) : (
            <datalist id={listId}>
              {options.map((option) => (
                <option key={option.label} value={option.label} />
              ))}
            </datalist>
          )}
        </div>
      )}
    </Field>
  );
}

interface OptionProps {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  onTake: () => void;
}

function Option({ id, option, isActive, onTake }: OptionProps) {
  return (
    // Pressing must not take the focus away from the input, so the choice is made before the blur.
    <div
      className="combobox__option"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerDown={(event) => {
        event.preventDefault();
        onTake();
      }}
    >
      <span>{option.label}</span>
      {option.detail && <span className="combobox__detail">{option.detail}</span>}
    </div>
  );
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
