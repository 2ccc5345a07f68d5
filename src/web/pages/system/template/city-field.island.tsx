import { Combobox } from "../../../../ui/forms/combobox.tsx";
import type { ComboboxOption } from "../../../../ui/forms/match-options.ts";
import { island } from "../../../frame/islands/island.tsx";

interface CityFieldProps {
  id: string;
  label: string;
  help: string;
  options: readonly ComboboxOption[];
}

export default island("city-field", function CityField(props: CityFieldProps) {
  return <Combobox {...props} />;
});
