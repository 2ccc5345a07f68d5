import type { Country } from "../../editions/regions.ts";
import { Icon } from "../../ui/icon.tsx";
import { type MessageKey, type Text, useText } from "../../ui/text.tsx";
import { TextInput, type TextInputProps } from "../../ui/text-input.tsx";
import { usePage } from "../islands/page-context.ts";
import { WhereDoor } from "./where-door.tsx";
import type { WhereWords } from "./where-words.ts";
import "./where.css";

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
      className="pincode-field"
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
      <WhereDoor />
    </div>
  );
}

/** What people of a country call a post code. */
export const CODE_LABELS = {
  in: "where.codeIndia",
  sg: "where.codeSingapore",
  my: "where.codeMalaysia",
  sa: "where.codeSaudiArabia",
} as const satisfies Record<Country, MessageKey>;

function wordsOf(t: Text["t"]): WhereWords {
  return {
    checking: t("where.checking"),
    served: t("where.served"),
    servedNear: t("where.servedNear"),
    servedOnly: t("where.servedOnly"),
    offers: t("where.offers"),
    failed: t("where.failed"),
    first: t("where.notServiceableFirst"),
    again: t("where.notServiceable"),
    nearestCity: t("where.nearestCity"),
    nearestCentre: t("where.nearestCentre"),
    waitingNone: t("where.waitingNone"),
    waitingOne: t("where.waitingOne"),
    waitingMany: t("where.waitingMany"),
    joined: t("where.joined"),
    joinFailed: t("where.joinFailed"),
    contactWrong: t("where.contactWrong"),
  };
}
