import { isCountry } from "../../../../editions/countries.ts";
import { formatRoundAmount } from "../../../../editions/money.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import { onAdded } from "../../../frame/added-content.ts";
import { showGallery } from "../../gallery/show-gallery.ts";
import { setFields } from "../room-address.ts";
import { onRoom } from "../room-news.ts";

/** So that the arrow keys may be pressed one after the other. */
const REST_MS = 250;

/** The words beside the slider follow the hand, and the gallery follows when it rests. */
export function attach(root: ParentNode): void {
  let room: MyRoom | undefined;
  const show = (part: ParentNode) => {
    for (const budget of part.querySelectorAll<HTMLElement>("[data-budget]")) showRoom(budget, room);
  };
  onRoom((known) => {
    room = known;
    show(root);
  });
  onAdded(root, show);

  let resting: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && formOf(target)) tell(target);
  });
  root.addEventListener("change", ({ target }) => {
    const form = target instanceof Element && formOf(target);
    if (!form) return;
    clearTimeout(resting);
    resting = setTimeout(() => void showGallery(addressOf(form)), REST_MS);
  });
  root.addEventListener("submit", (event) => {
    const form = event.target instanceof Element && formOf(event.target);
    if (!form) return;
    event.preventDefault();
    void showGallery(addressOf(form));
  });
}

function formOf(element: Element): HTMLFormElement | null {
  return element.closest<HTMLFormElement>("[data-budget-form]");
}

function showRoom(budget: HTMLElement, room: MyRoom | undefined): void {
  // What the server made for a room in the address stays until there is news.
  if (!room && new URLSearchParams(location.search).has("room")) return;
  budget.dataset.state = room ? "known" : "unknown";
  const form = budget.querySelector("form");
  if (form) setFields(form, room);
}

function tell(range: HTMLInputElement): void {
  const { country = "", upTo = "", any = "" } = range.closest<HTMLElement>("[data-budget]")?.dataset ?? {};
  if (range.type !== "range" || !isCountry(country)) return;
  const amount = formatRoundAmount(range.valueAsNumber, country);
  const words = isAny(range) ? any : upTo.replace("{amount}", amount);
  const { value, min, max } = range;
  range.style.setProperty("--share", String((Number(value) - Number(min)) / (Number(max) - Number(min))));
  range.setAttribute("aria-valuetext", words);
  range.form?.querySelector("output")?.replaceChildren(words);
}

/** Only what says something: no empty sort, no budget that any price is within. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value) query.set(name, value);
  const range = form.querySelector<HTMLInputElement>('input[type="range"]');
  if (range && isAny(range)) query.delete("budget");
  return `${new URL(form.action).pathname}?${query}`;
}

function isAny(range: HTMLInputElement): boolean {
  return range.value === range.max;
}
