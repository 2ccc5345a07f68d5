import { stampUrl } from "../../../ui/media/photo.ts";
import { atImageHostsOfPage } from "../../frame/image-hosts.ts";

export interface ListOption {
  kind: "query" | "recent" | "design" | "forget";
  /** Unset where the words stand in the page already. */
  text?: string;
  photoUrl?: string | undefined;
  take: () => void;
}

/** The list box below a field: it shows, moves and takes. Focus never leaves the field. */
export function createSuggestionList(form: HTMLFormElement, field: HTMLInputElement, list: HTMLElement) {
  let options: readonly ListOption[] = [];
  let active = -1;

  function show(next: readonly ListOption[]): void {
    options = next;
    list.replaceChildren(...options.map((option, index) => elementOf(form, option, `${list.id}-${index}`)));
    list.hidden = options.length === 0;
    field.setAttribute("aria-expanded", String(!list.hidden));
    activate(-1);
  }

  function activate(index: number): void {
    active = index;
    for (const [place, element] of [...list.children].entries())
      element.setAttribute("aria-selected", String(place === active));
    const chosen = list.children[active];
    chosen?.scrollIntoView({ block: "nearest" });
    if (chosen) field.setAttribute("aria-activedescendant", chosen.id);
    else field.removeAttribute("aria-activedescendant");
  }

  // Pressing must not take the focus away from the field.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const element = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    options[element ? [...list.children].indexOf(element) : -1]?.take();
  });

  return {
    show,
    close: () => show([]),
    isOpen: () => !list.hidden,
    /** One on or back; beyond the ends lies the field itself, with what was typed. */
    move(step: 1 | -1): void {
      const places = options.length + 1;
      activate(((active + 1 + step + places) % places) - 1);
    },
    takeActive(): boolean {
      const option = options[active];
      option?.take();
      return option !== undefined;
    },
  };
}

function elementOf(form: HTMLFormElement, { kind, text, photoUrl }: ListOption, id: string): Element {
  const template = form.querySelector<HTMLTemplateElement>(`template[data-option="${kind}"]`);
  const element = template?.content.firstElementChild?.cloneNode(true);
  if (!(element instanceof Element)) throw new Error(`The search box has no option of the kind ${kind}`);
  element.id = id;
  const words = element.querySelector("span");
  if (words && text !== undefined) words.textContent = text;
  if (photoUrl) element.querySelector(".search-option__photo")?.append(imageOf(photoUrl));
  return element;
}

function imageOf(photoUrl: string): HTMLImageElement {
  const image = new Image();
  image.alt = "";
  image.src = stampUrl({ url: photoUrl }, atImageHostsOfPage());
  return image;
}
