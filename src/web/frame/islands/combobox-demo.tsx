import { Combobox, type ComboboxProps } from "../../../ui/forms/combobox.tsx";

type ComboboxDemoProps = Pick<ComboboxProps, "id" | "label" | "help" | "options">;

export function ComboboxDemo(props: ComboboxDemoProps) {
  return <Combobox {...props} />;
}
