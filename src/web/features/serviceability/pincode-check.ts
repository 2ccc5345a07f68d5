import { cleanPincode, isPincode } from "../../../contracts/leads/lead-rules.ts";
import type { Country } from "../../../editions/regions.ts";
import { hydrateState } from "../../frame/state/carry-state.ts";
import { findPincodeBox, type PincodeBox } from "./pincode-box.ts";
import {
  findServiceability,
  loadVerticals,
  type Serviceability,
  serviceableVerticals,
} from "./serviceability.ts";
import { fetchPincode, fetchVerticals, lookUpServices, type PincodeFacts } from "./serviceability-calls.ts";
import { fill, notServedNote, servedNote } from "./serviceability-words.ts";
import { showUnserved } from "./show-unserved.ts";

const PAUSE_MS = 250;

/** Looks a post code up as soon as it is whole, and says below it what we found. */
export function attachPincode(form: HTMLFormElement): { fill(pincode: string): void } | undefined {
  const found = findPincodeBox(form);
  if (!found) return undefined;
  const { input, country } = found;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let checked = "";
  const refused = new Set<string>();

  const check = async (pincode: string) => {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    say(found, "quiet", found.words.checking);
    try {
      const facts = await fetchPincode(isoCodeOf(country), pincode, found.language, signal);
      const state = await serviceabilityOf(pincode, facts);
      if (signal.aborted) return;
      if (state.hasError) throw new Error("The lookup failed.");
      if (state.nonServiceable) refused.add(pincode);
      show(found, pincode, facts, state, refused.size);
    } catch {
      if (!signal.aborted) say(found, "quiet", found.words.failed);
    }
  };
  const notice = (pause: number) => {
    const pincode = cleanPincode(input.value);
    if (pincode === checked) return;
    checked = pincode;
    clearTimeout(typing);
    asking?.abort();
    clear(found);
    if (!isPincode(pincode, isoCodeOf(country))) return;
    typing = setTimeout(() => check(pincode), pause);
  };

  form.addEventListener("input", ({ target }) => target === input && notice(PAUSE_MS));
  // What the browser or the draft of another form fills in comes without a word.
  form.addEventListener("change", () => notice(0));
  form.addEventListener("focusin", () => notice(0));
  notice(0);
  return {
    fill(pincode) {
      input.value = pincode;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}

/** The default address of a country needs no lookup; nor does a place that nobody knows. */
async function serviceabilityOf(pincode: string, { position }: PincodeFacts): Promise<Serviceability> {
  const { defaultAddress } = hydrateState().getState();
  const address = { country: defaultAddress.country, pincode, ...(position ?? { lat: 0, lng: 0 }) };
  const isDefault = pincode === defaultAddress.pincode;
  return findServiceability(isDefault ? defaultAddress : address, lookUpServices, ({ services }) => {
    const offered = Object.entries(services).flatMap(([unit, isOffered]) => (isOffered ? [unit] : []));
    hydrateState().setState("locationServiceability", { services: offered });
  });
}

function show(
  found: PincodeBox,
  pincode: string,
  facts: PincodeFacts,
  state: Serviceability,
  attempts: number,
): void {
  const { form, words, language, box } = found;
  const serviceable = box.querySelector<HTMLInputElement>('input[name="serviceable"]');
  if (serviceable) serviceable.value = String(!state.nonServiceable);
  if (state.nonServiceable) {
    say(found, "warn", notServedNote(words, attempts));
    showUnserved(found, pincode, facts);
    return;
  }
  const city = form.querySelector<HTMLInputElement>('input[type="hidden"][name="city"]');
  if (city && facts.city) city.value = facts.city;
  say(found, "ok", servedNote(words, facts.place ?? facts.city ?? pincode, facts.centre?.km, language));
  void tellVerticals(found, state);
}

async function tellVerticals(found: PincodeBox, state: Serviceability): Promise<void> {
  const { box, words, language, country } = found;
  const isRequested = box.hasAttribute("data-verticals");
  const verticals = await loadVerticals(state, isRequested, async (services) => {
    const { mappings, titles } = await fetchVerticals(isoCodeOf(country), language.toUpperCase());
    const names = serviceableVerticals(services, mappings);
    hydrateState().setState("config", { verticalsMappings: mappings });
    hydrateState().setState("regionContent", { livspaceVerticals: names });
    // That we do interiors goes without saying.
    return names.filter((name) => name !== mappings.interiorsBU).flatMap((name) => titles[name] ?? []);
  }).catch(() => undefined);
  if (!verticals || verticals.length === 0) return;
  const list = new Intl.ListFormat(language, { type: "conjunction" }).format(verticals);
  const note = mouldOf(box, "quiet", fill(words.offers, { list }));
  note?.classList.add("unserved-offers");
  if (note) box.querySelector("[data-where-note]")?.append(note);
}

function clear({ box }: PincodeBox): void {
  box.querySelector("[data-where-note]")?.replaceChildren();
  box.querySelector("[data-where-place]")?.replaceChildren();
  const serviceable = box.querySelector<HTMLInputElement>('input[name="serviceable"]');
  if (serviceable) serviceable.value = "";
}

function say({ box }: PincodeBox, mould: "ok" | "warn" | "quiet", text: string): void {
  const note = mouldOf(box, mould, text);
  if (note) box.querySelector("[data-where-note]")?.replaceChildren(note);
}

function mouldOf(box: HTMLElement, name: string, text: string): HTMLElement | undefined {
  const mould = box.querySelector<HTMLTemplateElement>(`template[data-where-mould="${name}"]`);
  const note = mould?.content.firstElementChild?.cloneNode(true);
  if (!(note instanceof HTMLElement)) return undefined;
  note.querySelector("span")?.replaceChildren(text);
  return note;
}

function isoCodeOf(country: Country): string {
  return country.toUpperCase();
}
