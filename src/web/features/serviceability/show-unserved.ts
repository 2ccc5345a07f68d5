import type { PincodeBox } from "./pincode-box.ts";
import { countWaiting, joinWaiting, type NamedDistance, type PincodeFacts } from "./serviceability-calls.ts";
import { fill, joinedNote, kilometres, waitingNote } from "./serviceability-words.ts";
import { isPhoneValid } from "./validate-phone.ts";

/** Where we do not build: what is possible all the same, and the list of those who wait for us. */
export function showUnserved(found: PincodeBox, pincode: string, facts: PincodeFacts): void {
  const { box, words, language } = found;
  const mould = box.querySelector<HTMLTemplateElement>('template[data-where-mould="door"]');
  const door = mould?.content.firstElementChild?.cloneNode(true);
  if (!(door instanceof HTMLElement)) return;
  const tell = (part: string, text: string, away: NamedDistance | undefined) => {
    const element = partOf(door, part);
    if (!element) return;
    element.hidden = away === undefined;
    if (!away) return;
    const words = fill(text, { name: away.name, km: kilometres(away.km, language) });
    element.querySelector("span")?.replaceChildren(words);
  };
  tell("city", words.nearestCity, facts.nearestCity);
  tell("centre", words.nearestCentre, facts.centre);
  attachWaiting(found, pincode, door);
  box.querySelector("[data-where-place]")?.replaceChildren(door);
}

function attachWaiting(found: PincodeBox, pincode: string, door: HTMLElement): void {
  const { words, language, country, form } = found;
  const contact = door.querySelector<HTMLInputElement>('[data-part="contact"]');
  const button = partOf(door, "join");
  const count = partOf(door, "count");
  const bad = partOf(door, "bad");
  if (!contact || !button || !count || !bad) return;
  const isoCode = country.toUpperCase();
  contact.value = knownContact(form);

  const join = async () => {
    bad.textContent = "";
    const typed = contact.value.trim();
    const isContact = typed.includes("@") || (await isPhoneValid(typed, isoCode));
    const joined = isContact
      ? await joinWaiting({ country: isoCode, pincode, contact: typed, language })
      : { isContactWrong: true };
    if ("isContactWrong" in joined) {
      bad.textContent = joined.isContactWrong ? words.contactWrong : words.joinFailed;
      contact.focus();
      return;
    }
    partOf(door, "wait")?.setAttribute("hidden", "");
    count.classList.add("is-joined");
    count.textContent = joinedNote(words, joined.place, language);
  };
  button.addEventListener("click", join);
  contact.addEventListener("keydown", (event) => {
    // Enter would send the form around it.
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    void join();
  });
  void countWaiting(isoCode, pincode).then((waiting) => {
    if (waiting !== undefined && !count.classList.contains("is-joined"))
      count.textContent = waitingNote(words, waiting, language);
  });
}

/** What the form knows already, so that nobody types it twice. */
function knownContact(form: HTMLFormElement): string {
  const typed = (name: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value.trim() ?? "";
  const phone = typed("phone");
  const withPrefix = phone.startsWith("+") ? phone : `${typed("dialCode")} ${phone}`.trim();
  return phone === "" ? typed("email") : withPrefix;
}

function partOf(door: HTMLElement, name: string): HTMLElement | null {
  return door.querySelector<HTMLElement>(`[data-part="${name}"]`);
}
