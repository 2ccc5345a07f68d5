import { type ComponentProps, type KeyboardEvent, useMemo, useState } from "react";
import { Icon } from "../media/icon.tsx";
import { useText } from "../text/text.tsx";
import { ComboboxChoice } from "./combobox-choice.tsx";
import { Field, type FieldProps, splitFieldProps } from "./field.tsx";
import { type ComboboxOption, matchOptions } from "./match-options.ts";
import { useCombobox } from "./use-combobox.ts";
import "./combobox.css";

export type ComboboxProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "list" | "onSelect"> & {
    options: readonly ComboboxOption[];
    onPick?: (option: ComboboxOption) => void;
  };

/**
 * For a complete list of options. Without a script it is an input with a <datalist>; Escape on the closed field
 * clears it.
 */
export function Combobox(props: ComboboxProps) {
  const [field, { options, onPick, defaultValue = "", ...input }] = splitFieldProps(props);
  const { t } = useText();
  const [query, setQuery] = useState(String(defaultValue));
  const [isTyped, setTyped] = useState(false);
  const found = useMemo(() => (isTyped ? matchOptions(options, query) : options), [options, query, isTyped]);
  const combobox = useCombobox({
    label: t("ui.comboboxOpen"),
    options: found,
    saysNothingFound: true,
    onTake(option) {
      setQuery(option.label);
      onPick?.(option);
    },
    onType(text) {
      setQuery(text);
      setTyped(true);
    },
    onOpen: () => {},
    onClose: () => setTyped(false),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    combobox.field.onKeyDown(event);
    if (event.key !== "Escape" || event.defaultPrevented || query === "") return;
    event.preventDefault();
    setQuery("");
  };

  return (
    <Field {...field}>
      {(control) => (
        <div className="combobox">
          <input
            type="text"
            {...input}
            {...combobox.field}
            {...control}
            className="control"
            list={combobox.isReady ? undefined : combobox.list.id}
            value={query}
            onKeyDown={onKeyDown}
          />
          <Icon name="down" />
          {combobox.isReady ? (
            <div className="combobox__list" {...combobox.list}>
              {found.map((option, index) => (
                <ComboboxChoice key={option.label} {...option} {...combobox.option(option, index)} />
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
            <datalist id={combobox.list.id}>
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
