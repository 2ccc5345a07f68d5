import type { ComponentProps } from "react";
import type { ComboboxOption } from "./match-options.ts";
import "./combobox.css";

export function ComboboxChoice({ label, detail, ...option }: ComboboxOption & ComponentProps<"div">) {
  return (
    <div className="combobox__option" {...option}>
      <span>{label}</span>
      {detail && <span className="combobox__detail">{detail}</span>}
    </div>
  );
}
