import type { Country } from "../../../editions/regions.ts";
import { TextInput, type TextInputProps } from "../../../ui/forms/text-input.tsx";
import { Icon } from "../../../ui/media/icon.tsx";
import { type MessageKey, type Text, useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import type { ServiceabilityWords } from "./serviceability-words.ts";
import { UnservedPlace } from "./unserved-place.tsx";
import "./serviceability.css";

type PincodeFieldProps = Omit<TextInputProps, "label">;

/**
 * A post code, under the name that the country has for it. A script says below it whether we build there; without one it
 * is a field like any other.
 */
export function PincodeField(props: PincodeFieldProps) {
  const { t, language } = useText();
  const { edition } = usePage();
  return (
    <div
      className="stack stack--0"
      data-pincode-field={edition.country}
      data-verticals=""
      data-language={language}
      data-words={JSON.stringify(wordsOf(t))}
    >
      <TextInput
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={16}
        {...props}
        name="pincode"
        label={t(CODE_LABELS[edition.country])}
      />
      <input type="hidden" name="serviceable" defaultValue="" />
      <div role="status" data-where-note="" />
      <div data-where-place="" />
      <template data-where-mould="ok">
        <p className="field__note field__note--ok">
          <Icon name="check" size="small" />
          <span />
        </p>
      </template>
      <template data-where-mould="warn">
        <p className="field__note field__note--warn">
          <Icon name="alert" size="small" />
          <span />
        </p>
      </template>
      <template data-where-mould="quiet">
        <p className="field__note">
          <span />
        </p>
      </template>
      <UnservedPlace />
    </div>
  );
}

/** What people of a country call a post code. */
export const CODE_LABELS = {
  in: "serviceability.codeIndia",
  sg: "serviceability.codeSingapore",
  my: "serviceability.codeMalaysia",
  sa: "serviceability.codeSaudiArabia",
} as const satisfies Record<Country, MessageKey>;

function wordsOf(t: Text["t"]): ServiceabilityWords {
  return {
    checking: t("serviceability.checking"),
    served: t("serviceability.served"),
    servedNear: t("serviceability.servedNear"),
    servedOnly: t("serviceability.servedOnly"),
    offers: t("serviceability.offers"),
    failed: t("serviceability.failed"),
    first: t("serviceability.notServiceableFirst"),
    again: t("serviceability.notServiceable"),
    nearestCity: t("serviceability.nearestCity"),
    nearestCentre: t("serviceability.nearestCentre"),
    waitingNone: t("serviceability.waitingNone"),
    waitingOne: t("serviceability.waitingOne"),
    waitingMany: t("serviceability.waitingMany"),
    joined: t("serviceability.joined"),
    joinFailed: t("serviceability.joinFailed"),
    contactWrong: t("serviceability.contactWrong"),
  };
}
