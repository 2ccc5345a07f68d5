import { useEffect, useEffectEvent, useRef } from "react";
import type { Country } from "../../../editions/regions.ts";
import { TextInput, type TextInputProps } from "../../../ui/forms/text-input.tsx";
import { type MessageKey, useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { fillIn } from "./fill-in.ts";
import { knownContact } from "./known-contact.ts";
import { PincodeNote } from "./pincode-note.tsx";
import { UnservedPlace } from "./unserved-place.tsx";
import { usePincode } from "./use-pincode.ts";
import { useWhere } from "./where-provider.tsx";
import "./serviceability.css";

type PincodeFieldProps = Omit<TextInputProps, "label">;

/**
 * A post code, under the name that the country has for it. At work it says below whether we build there, and nothing here
 * keeps a form from being sent; without a script it is a field like any other.
 */
export function PincodeField(props: PincodeFieldProps) {
  const { t } = useText();
  const { edition } = usePage();
  const input = useRef<HTMLInputElement>(null);
  const { found, tellCity } = useWhere();
  const { answer, notice } = usePincode(tellCity);
  const noticeField = useEffectEvent(() => void notice(input.current?.value ?? "", false));
  // What is given back, or stood in the form before.
  useEffect(() => noticeField(), []);
  useEffect(() => {
    if (found && input.current) fillIn(input.current, found.pincode);
  }, [found]);
  return (
    <div className="stack gap-0">
      <TextInput
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={16}
        {...props}
        ref={input}
        name="pincode"
        label={t(CODE_LABELS[edition.country])}
        onInput={({ currentTarget }) => void notice(currentTarget.value, true)}
        onChange={({ currentTarget }) => void notice(currentTarget.value, false)}
        onFocus={({ currentTarget }) => void notice(currentTarget.value, false)}
      />
      <input type="hidden" name="serviceable" value={serviceableOf(answer?.kind)} />
      <div className="pincode-note" role="status">
        {answer && <PincodeNote answer={answer} />}
      </div>
      {answer?.kind === "unserved" && (
        <UnservedPlace key={answer.pincode} {...answer} contact={() => knownContact(input.current?.form)} />
      )}
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

/** Empty as long as nobody knows. */
function serviceableOf(kind: string | undefined): string {
  return kind === "served" || kind === "unserved" ? String(kind === "served") : "";
}
