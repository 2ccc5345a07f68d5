import type { CustomerAddress } from "../../../../../contracts/calls/customer/addresses.ts";
import { addressFormat } from "../../../../../contracts/customer/address-formats.ts";
import type { IsoCode } from "../../../../../editions/countries.ts";
import { LANGUAGES } from "../../../../../editions/languages.ts";
import { Button, ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../../ui/forms/checkbox.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { FormSummary } from "../../../../frame/forms/form-summary.tsx";
import { type Returned, sureOf } from "../address-action.ts";
import { AddressInput } from "./address-input.tsx";
import { addressErrorText } from "./address-words.ts";

interface AddressFormProps {
  country: IsoCode;
  path: string;
  /** The one that is changed; a new one when unset. */
  address: CustomerAddress | undefined;
  result: Returned | undefined;
  isFirst: boolean;
  cities: readonly string[];
  localities: readonly string[];
}

const ID = "address";

/**
 * The fields of a country in its own order. What came back stands as it was typed, with what is wrong beside it. Its address
 * names no place in the page: browsers would move no focus then.
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
