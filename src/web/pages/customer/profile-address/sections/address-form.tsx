import type { CustomerAddress } from "../../../../../contracts/calls/customer/addresses.ts";
import {
  type AddressField,
  type AddressFieldName,
  addressFormat,
} from "../../../../../contracts/customer/address-formats.ts";
import type { AddressProblem } from "../../../../../contracts/customer/check-address.ts";
import type { IsoCode } from "../../../../../editions/countries.ts";
import { LANGUAGES } from "../../../../../editions/languages.ts";
import type { MessageKey } from "../../../../../editions/text.ts";
import { Button, ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../../ui/forms/checkbox.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { type Text, useText } from "../../../../../ui/text/text.tsx";
import { FormSummary } from "../../../../frame/forms/form-summary.tsx";
import { type Returned, sureOf } from "../address-action.ts";

interface AddressFormProps {
  country: IsoCode;
  path: string;
  address: CustomerAddress | undefined;
  result: Returned | undefined;
  isFirst: boolean;
  cities: readonly string[];
  localities: readonly string[];
}

const ID = "address";

/**
 * The fields of a country in its own order. Submitted values are restored as typed, with their errors. The form
 * action has no fragment, because browsers would then not move the focus.
 */
export function AddressForm({
  country,
  path,
  address,
  result,
  isFirst,
  cities,
  localities,
}: AddressFormProps) {
  const text = useText();
  const { t } = text;
  const values: Record<string, string> = result?.values ?? address?.fields ?? {};
  const errors = Object.fromEntries(
    Object.entries(result?.errors ?? {}).map(([name, problem]) => [
      name,
      addressErrorText(t, country, name, problem),
    ]),
  );
  const doubt = result?.doubt;
  const query = address ? `edit=${address.id}` : `add=1&country=${country}`;
  return (
    <form className="address-form stack gap-5" method="post" action={`${path}?${query}`}>
      {Object.keys(errors).length > 0 && (
        <FormSummary id={ID} title={t("profileAddress.look")} errors={errors} hasFocus />
      )}
      <input type="hidden" name="country" value={country} />
      {address && <input type="hidden" name="id" value={address.id} />}
      <div className="address-form__fields columns columns--2">
        <TextInput
          className="address-form__wide"
          label={t("profileAddress.label")}
          optional
          help={t("profileAddress.labelHelp")}
          name="label"
          maxLength={40}
          defaultValue={result?.values.label ?? address?.label}
        />
        {addressFormat(country).map((field) => (
          <AddressInput
            key={field.name}
            id={`${ID}-${field.name}`}
            country={country}
            field={field}
            value={values[field.name]}
            error={errors[field.name]}
            suggestions={field.suggests && { cities, localities }[field.suggests]}
          />
        ))}
      </div>
      {!isFirst && !address?.isDefault && (
        <Checkbox
          name="isDefault"
          value="1"
          label={t("profileAddress.makeDefault")}
          defaultChecked={result?.values.isDefault === "1"}
        />
      )}
      {doubt && (
        <Notice
          tone="warn"
          title={t("profileAddress.otherState", {
            ...doubt,
            states: doubt.states.join(LANGUAGES[text.language].comma),
          })}
        >
          <Checkbox name="sure" value={sureOf(doubt)} label={t("profileAddress.sure")} autoFocus />
        </Notice>
      )}
      <div className="row">
        <Button type="submit" name="do" value="save">
          {t("profileAddress.save")}
        </Button>
        {!isFirst && (
          <ButtonLink look="quiet" href={path}>
            {t("account.cancel")}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

interface AddressInputProps {
  id: string;
  country: IsoCode;
  field: AddressField;
  value: string | undefined;
  error: string | undefined;
  suggestions: readonly string[] | undefined;
}

function AddressInput({ id, country, field, value, error, suggestions = [] }: AddressInputProps) {
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

/** The names of fields that differ by country. */
const OWN_NAMES: Partial<Record<`${IsoCode} ${AddressFieldName}`, MessageKey>> = {
  "IN postcode": "profileAddress.field.pincode",
  "SG street": "profileAddress.field.blockStreet",
};

function addressLabel(country: IsoCode, name: AddressFieldName): MessageKey {
  return OWN_NAMES[`${country} ${name}`] ?? `profileAddress.field.${name}`;
}

/** The format of a field in a sentence that serves as hint and as error. */
const RULES: Partial<Record<`${IsoCode} ${AddressFieldName}`, MessageKey>> = {
  "IN postcode": "profileAddress.rule.sixDigits",
  "SG postcode": "profileAddress.rule.sixDigits",
  "SG unit": "profileAddress.rule.unit",
  "MY postcode": "profileAddress.rule.fiveDigits",
  "SA postcode": "profileAddress.rule.fiveDigits",
  "SA buildingNumber": "profileAddress.rule.fourDigits",
  "SA additional": "profileAddress.rule.fourDigits",
};

function addressRule(country: IsoCode, name: AddressFieldName): MessageKey | undefined {
  return RULES[`${country} ${name}`];
}

function addressErrorText(t: Text["t"], country: IsoCode, name: string, problem: AddressProblem): string {
  const field = addressFormat(country).find((known) => known.name === name)?.name ?? "street";
  const label = t(addressLabel(country, field));
  const rule = addressRule(country, field);
  if (problem === "wrong" && rule) return `${label}: ${t(rule)}`;
  return t(`profileAddress.error.${problem}`, { label });
}
