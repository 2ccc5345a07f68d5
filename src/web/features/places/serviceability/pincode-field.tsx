import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cleanPincode, isPincode } from "../../../../contracts/leads/lead-rules.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { TextInput, type TextInputProps } from "../../../../ui/forms/text-input.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { valuesOf } from "../../../frame/forms/form-values.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { StateStore } from "../../../frame/state/page-state.ts";
import { fillIn, useLatest, useLocationFields } from "./location-provider.tsx";
import {
  findServiceability,
  loadVerticals,
  notServedNote,
  type Serviceability,
  servedNote,
  serviceableVerticals,
} from "./serviceability.ts";
import { fetchPincode, fetchVerticals, lookUpServices, type PincodeFacts } from "./serviceability-calls.ts";
import { UnservedPlace } from "./unserved-place.tsx";
import "./serviceability.css";

type PincodeFieldProps = Omit<TextInputProps, "label">;

/**
 * A field for the post code, with the country's name for it. When hydrated it shows whether we serve the place, but
 * it never blocks the form; without scripts it is an ordinary field.
 */
export function PincodeField(props: PincodeFieldProps) {
  const { t } = useText();
  const { edition } = usePage();
  const input = useRef<HTMLInputElement>(null);
  const { found, tellCity } = useLocationFields();
  const { answer, notice } = usePincode(tellCity);
  const noticeField = useEffectEvent(() => void notice(input.current?.value ?? "", false));
  // Checks a value that the server or the browser has filled in before.
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
        label={t(`serviceability.code.${edition.country}`)}
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

/** Empty while the answer is unknown. */
function serviceableOf(kind: string | undefined): string {
  return kind === "served" || kind === "unserved" ? String(kind === "served") : "";
}

/** The phone number or email address that the form already contains, so that the visitor need not type it twice. */
function knownContact(form: HTMLFormElement | null | undefined): string {
  if (!form) return "";
  const { phone = "", email = "", dialCode = "" } = valuesOf(form);
  const number = phone.trim();
  if (number === "") return email.trim();
  return number.startsWith("+") ? number : `${dialCode} ${number}`.trim();
}

function PincodeNote({ answer }: { answer: PincodeAnswer }) {
  const text = useText();
  const { t, language } = text;
  switch (answer.kind) {
    case "checking":
      return <Quiet>{t("serviceability.checking")}</Quiet>;
    case "failed":
      return <Quiet>{t("serviceability.failed")}</Quiet>;
    case "unserved":
      return (
        <p className="line t13 soft field__note field__note--warn">
          <Icon name="alert" size="small" />
          <span>{notServedNote(text, answer.attempt)}</span>
        </p>
      );
    case "served": {
      const { pincode, facts, verticals } = answer;
      const list = new Intl.ListFormat(language, { type: "conjunction" }).format(verticals);
      return (
        <>
          <p className="line t13 soft field__note field__note--ok">
            <Icon name="check" size="small" />
            <span>{servedNote(text, facts.place ?? facts.city ?? pincode, facts.centre?.km)}</span>
          </p>
          {verticals.length > 0 && (
            <Quiet className="unserved-offers">{t("serviceability.offers", { list })}</Quiet>
          )}
        </>
      );
    }
  }
}

function Quiet({ className, children }: { className?: string; children: string }) {
  return (
    <p className={joinClasses("line t13 soft field__note", className)}>
      <span>{children}</span>
    </p>
  );
}

type PincodeAnswer =
  | { kind: "checking" | "failed" }
  | { kind: "served"; pincode: string; facts: PincodeFacts; verticals: readonly string[] }
  /** `attempt` counts the places of this visitor that we do not serve. */
  | { kind: "unserved"; pincode: string; facts: PincodeFacts; attempt: number };

const PAUSE_MS = 250;

/** Looks up a post code as soon as it is complete. Only the latest lookup counts. */
function usePincode(onCity: (city: string) => void) {
  const { edition, state } = usePage();
  const { language } = useText();
  const [answer, setAnswer] = useState<PincodeAnswer>();
  const noticed = useRef("");
  const lookup = useLatest();
  const refused = useRef(new Set<string>());
  const country = edition.country.toUpperCase();

  const find = async (pincode: string, signal: AbortSignal) => {
    const facts = await fetchPincode(country, pincode, language, signal);
    const found = await serviceabilityOf(pincode, facts, state);
    if (found.hasError) throw new Error("The lookup failed.");
    if (signal.aborted) return;
    if (found.nonServiceable) {
      const attempt = refused.current.add(pincode).size;
      setAnswer({ kind: "unserved", pincode, facts, attempt });
      return;
    }
    if (facts.city) onCity(facts.city);
    setAnswer({ kind: "served", pincode, facts, verticals: [] });
    // A failure is ignored, because this information is optional.
    const verticals = await verticalsOf(found, { country, language }, state).catch(() => undefined);
    if (verticals && !signal.aborted) setAnswer({ kind: "served", pincode, facts, verticals });
  };

  /** Checks the value of the field; a value that was filled in and not typed needs no delay. */
  const notice = async (typed: string, isTyped: boolean) => {
    const pincode = cleanPincode(typed);
    if (pincode === noticed.current) return;
    noticed.current = pincode;
    lookup.stop();
    setAnswer(undefined);
    if (!isPincode(pincode, country)) return;
    const signal = lookup.begin();
    if (isTyped) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (signal.aborted) return;
    setAnswer({ kind: "checking" });
    await find(pincode, signal).catch(() => {
      if (!signal.aborted) setAnswer({ kind: "failed" });
    });
  };
  return { answer, notice };
}

/** The default address of a country needs no lookup, and neither does an unknown place. */
function serviceabilityOf(
  pincode: string,
  { position }: PincodeFacts,
  state: StateStore,
): Promise<Serviceability> {
  const { defaultAddress } = state.getState();
  const address = { country: defaultAddress.country, pincode, ...(position ?? { lat: 0, lng: 0 }) };
  const isDefault = pincode === defaultAddress.pincode;
  return findServiceability(isDefault ? defaultAddress : address, lookUpServices, ({ services }) => {
    const offered = Object.entries(services).flatMap(([unit, isOffered]) => (isOffered ? [unit] : []));
    state.setState("locationServiceability", { services: offered });
  });
}

async function verticalsOf(
  found: Serviceability,
  { country, language }: { country: string; language: string },
  state: StateStore,
): Promise<string[] | undefined> {
  return loadVerticals(found, true, async (services) => {
    const { mappings, titles } = await fetchVerticals(country, language.toUpperCase());
    const names = serviceableVerticals(services, mappings);
    state.setState("config", { verticalsMappings: mappings });
    state.setState("regionContent", { livspaceVerticals: names });
    // Interiors are our main service and are not listed.
    return names.filter((name) => name !== mappings.interiorsBU).flatMap((name) => titles[name] ?? []);
  });
}
