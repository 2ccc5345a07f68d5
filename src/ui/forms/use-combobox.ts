import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from "react";
import { moveActive } from "./match-options.ts";

interface ComboboxUse<Option> {
  label: string;
  /** Must be the same array while the list is the same: a new one starts without an active option. */
  options: readonly Option[];
  onTake: (option: Option) => void;
  onType?: (text: string) => void;
  /** Called on a click, or an arrow key on the closed field: the time to load missing options. */
  onOpen?: (text: string) => void;
  /** Called when options are no longer needed. */
  onClose?: () => void;
  /** Keeps a list without options open and shows a message. */
  saysNothingFound?: boolean;
}

/**
 * An ARIA 1.2 combobox with a list box: arrows move, Enter selects, Escape closes, and focus never leaves the field.
 * Spread the results on the elements. Options may arrive late: they are shown if the visitor still waits for them.
 * Before hydration the field is a normal input.
 */
export function useCombobox<Option>(use: ComboboxUse<Option>) {
  const { label, options, onTake, onType, onOpen, onClose, saysNothingFound = false } = use;
  const listId = useId();
  const [isReady, setReady] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [move, setMove] = useState({ options, index: -1 });
  useEffect(() => setReady(true), []);

  const isOpen = isWanted && (options.length > 0 || saysNothingFound);
  const active = isOpen && move.options === options ? move.index : -1;
  const activate = (index: number) => setMove({ options, index });
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setWanted(false);
    onClose?.();
  };
  const open = (text: string) => {
    if (isOpen) return;
    setWanted(true);
    activate(-1);
    onOpen?.(text);
  };
  const take = (option: Option) => {
    close();
    onTake(option);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget } = event;
    const option = options[active];
    // With an input method, these keys belong to the method's own list.
    if (nativeEvent.isComposing) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (!isOpen && !onOpen && options.length === 0) return;
      open(currentTarget.value);
      activate(moveActive(active, key === "ArrowDown" ? 1 : -1, options.length));
    } else if (key === "Enter" && option !== undefined) take(option);
    // The dialog around it stays open for this key press.
    else if (key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
  };

  const fieldRole = {
    role: "combobox",
    "aria-expanded": isOpen,
    "aria-controls": listId,
    "aria-autocomplete": "list",
    "aria-activedescendant": active < 0 ? undefined : optionId(active),
  } as const;
  return {
    isReady,
    isOpen,
    field: {
      ...(isReady && fieldRole),
      autoComplete: "off",
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        // Text that was typed before, or is filled in by the browser, does not open the list.
        if (target === document.activeElement) setWanted(true);
        activate(-1);
        onType?.(target.value);
      },
      onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => open(currentTarget.value),
      onBlur: close,
      onKeyDown,
    },
    list: {
      id: listId,
      ...(isReady && ({ role: "listbox", "aria-label": label } as const)),
      hidden: !isOpen,
      // A click must not take the focus away from the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    option: (option: Option, index: number) =>
      ({
        id: optionId(index),
        role: "option",
        tabIndex: -1,
        "aria-selected": index === active,
        ref: index === active ? keepInView : undefined,
        onClick: () => take(option),
      }) as const,
  };
}

function keepInView(element: Element | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
