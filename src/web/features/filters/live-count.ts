import { pluralForm } from "../../../editions/counting.ts";
import { languageOf } from "../../../editions/languages.ts";
import { galleryIn } from "../gallery/gallery-parts.ts";
import { loadDocument, NoGallery } from "../gallery/load-gallery.ts";
import { formHref } from "./filter-fields.ts";

/** Long enough that a quick hand chooses three options and asks once. */
const QUIET_MS = 300;

let waiting: ReturnType<typeof setTimeout> | undefined;
let asked = "";

/** Says on the button how many the choice would find, once the hand rests. */
export function countSoon(form: HTMLFormElement): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => void count(form), QUIET_MS);
}

async function count(form: HTMLFormElement): Promise<void> {
  const href = formHref(form);
  asked = href;
  const total = await totalOf(href);
  if (asked === href && form.isConnected) say(form, total);
}

/** Nothing where it cannot be known: the button works all the same. */
async function totalOf(href: string): Promise<number | undefined> {
  try {
    return Number(galleryIn(await loadDocument(href))?.dataset.total ?? 0);
  } catch (error) {
    return error instanceof NoGallery && error.status === 404 ? 0 : undefined;
  }
}

function say(form: HTMLFormElement, total: number | undefined): void {
  const panel = form.closest("dialog");
  const button = panel?.querySelector<HTMLElement>("[data-filter-apply]");
  const words = wordsFor(button?.dataset ?? {}, total) ?? "";
  (button?.querySelector(".btn__label") ?? button)?.replaceChildren(words);
  panel?.querySelector("[data-filter-status]")?.replaceChildren(words);
}

function wordsFor({ none, one, many, unknown }: DOMStringMap, total: number | undefined): string | undefined {
  if (total === undefined) return unknown;
  if (total === 0) return none;
  if (pluralForm(total, languageOf(document.documentElement.lang)) === "one") return one;
  return many?.replace("{total}", total.toLocaleString("en"));
}
