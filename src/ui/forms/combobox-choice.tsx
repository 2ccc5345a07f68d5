import type { ComponentProps } from "react";
import type { ComboboxOption } from "./match-options.ts";
import "./combobox.css";

/** One line of a list: what it is, and a few words beside it. The rest comes from useCombobox. */
export function ComboboxChoice({ label, detail, ...option }: ComboboxOption & ComponentProps<"div">) {
  return (
    <div className="combobox__option" {...option}>
      <span>{label}</span>
      {detail && <span className="combobox__detail">{detail}</span>}
    </div>
  );
}
