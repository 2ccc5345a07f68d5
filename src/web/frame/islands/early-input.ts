type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed, ticked or chosen before React came. The function tells it to React, as if it were done now. */
export function typedBefore(element: HTMLElement): () => void {
  const touched = [...element.querySelectorAll<Control>("input, select, textarea")].flatMap((control) => {
    if (control instanceof HTMLInputElement && isTick(control))
      return control.checked === control.defaultChecked ? [] : [tickAgain(control)];
    const value = control.value;
    // What was typed since, while React was coming, it has heard itself.
    const isLast = () => control.value === value || control.value === servedValue(control);
    return value === servedValue(control) ? [] : [() => isLast() && typeAgain(control, value)];
  });
  return () => {
    for (const again of touched) again();
  };
}

function isTick({ type }: HTMLInputElement): boolean {
  return type === "checkbox" || type === "radio";
}

function servedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** A radio that another one has replaced is told by the other one. */
function tickAgain(control: HTMLInputElement): () => void {
  const wanted = control.checked;
  return () => {
    if (!wanted && control.type === "radio") return;
    control.checked = !wanted;
    control.click();
  };
}

/**
 * React hears of a change by comparing with what it set last, and setting a value goes past it only by the prototype's own
 * setter: so back to what was served, then to what was typed.
 */
function typeAgain(control: Control, value: string): void {
  control.value = servedValue(control);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
