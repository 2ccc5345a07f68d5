import type { AddressFieldName } from "../../../../../contracts/customer/address-formats.ts";
import { addressFormat } from "../../../../../contracts/customer/address-formats.ts";
import type { AddressProblem } from "../../../../../contracts/customer/check-address.ts";
import type { IsoCode } from "../../../../../editions/countries.ts";
import type { MessageKey } from "../../../../../editions/text.ts";
import type { Text } from "../../../../../ui/text/text.tsx";

/** What a country calls a field, where that is not what the others call it. */
const OWN_NAMES: Partial<Record<`${IsoCode} ${AddressFieldName}`, MessageKey>> = {
  "IN postcode": "profileAddress.field.pincode",
  "SG street": "profileAddress.field.blockStreet",
};

export function addressLabel(country: IsoCode, name: AddressFieldName): MessageKey {
  return OWN_NAMES[`${country} ${name}`] ?? `profileAddress.field.${name}`;
}

/** How a field with a shape is written, in a sentence that helps before and after. */
const RULES: Partial<Record<`${IsoCode} ${AddressFieldName}`, MessageKey>> = {
  "IN postcode": "profileAddress.rule.sixDigits",
  "SG postcode": "profileAddress.rule.sixDigits",
  "SG unit": "profileAddress.rule.unit",
  "MY postcode": "profileAddress.rule.fiveDigits",
  "SA postcode": "profileAddress.rule.fiveDigits",
  "SA buildingNumber": "profileAddress.rule.fourDigits",
  "SA additional": "profileAddress.rule.fourDigits",
};

export function addressRule(country: IsoCode, name: AddressFieldName): MessageKey | undefined {
  return RULES[`${country} ${name}`];
}

export function addressErrorText(
  t: Text["t"],
  country: IsoCode,
  name: string,
  problem: AddressProblem,
): string {
  const field = addressFormat(country).find((known) => known.name === name)?.name ?? "street";
  const label = t(addressLabel(country, field));
  const rule = addressRule(country, field);
  if (problem === "wrong" && rule) return `${label}: ${t(rule)}`;
  return t(`profileAddress.error.${problem}`, { label });
}
