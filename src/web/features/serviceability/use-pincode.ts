import { useRef, useState } from "react";
import { cleanPincode, isPincode } from "../../../contracts/leads/lead-rules.ts";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import type { StateStore } from "../../frame/state/state.ts";
import {
  findServiceability,
  loadVerticals,
  type Serviceability,
  serviceableVerticals,
} from "./serviceability.ts";
import { fetchPincode, fetchVerticals, lookUpServices, type PincodeFacts } from "./serviceability-calls.ts";
import { useLatest } from "./use-latest.ts";

/** What is known of a whole post code. */
export type PincodeAnswer =
  | { kind: "checking" | "failed" }
  | { kind: "served"; pincode: string; facts: PincodeFacts; verticals: readonly string[] }
  /** The how many-th place of this visitor that we do not serve. */
  | { kind: "unserved"; pincode: string; facts: PincodeFacts; attempt: number };

const PAUSE_MS = 250;

/** Looks a post code up as soon as it is whole. Only the last one counts. */
export function usePincode(onCity: (city: string) => void) {
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
    // Nobody was promised them.
    const verticals = await verticalsOf(found, { country, language }, state).catch(() => undefined);
    if (verticals && !signal.aborted) setAnswer({ kind: "served", pincode, facts, verticals });
  };

  /** Of what stands in the field; what is filled in rather than typed needs no pause. */
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

/** The default address of a country needs no lookup; nor does a place that nobody knows. */
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
    // That we do interiors goes without saying.
    return names.filter((name) => name !== mappings.interiorsBU).flatMap((name) => titles[name] ?? []);
  });
}
