import type { AddressField } from "../../../../../contracts/customer/address-formats.ts";
import type { IsoCode } from "../../../../../editions/countries.ts";
import { Select } from "../../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { addressLabel, addressRule } from "./address-words.ts";

interface AddressInputProps {
  id: string;
  country: IsoCode;
  field: AddressField;
  value: string | undefined;
  error: string | undefined;
  /** Places that are offered while somebody types; any other can be typed. */
  suggestions: readonly string[] | undefined;
}

export function AddressInput({ id, country, field, value, error, suggestions = [] }: AddressInputProps) {
  const { t } = useText();
  const { name, isOptional = false, options, shape, autoComplete } = field;
  const rule = addressRule(country, name);
  const common = {
    id,
    name,
    label: t(addressLabel(country, name)),
    optional: isOptional,
    required: !isOptional,
    help: rule && t(rule),
    error,
    autoComplete,
    defaultValue: value ?? "",
  };
  if (options)
    return (
      <Select {...common}>
        <option value="">{t("profileAddress.choosePlease")}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  const isDigits = shape !== undefined && name !== "unit";
  return (
    <div>
      <TextInput
        {...common}
        maxLength={120}
        {...(isDigits && { inputMode: "numeric" as const, dir: "ltr" })}
        {...(name === "unit" && { dir: "ltr", placeholder: "#12-345" })}
        list={suggestions.length > 0 ? `${id}-places` : undefined}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-places`}>
          {[...new Set(suggestions)].map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      )}
    </div>
  );
}
