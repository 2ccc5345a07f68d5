import type { PlaceSuggestion } from "../../../contracts/places/place-answers.ts";
import { moveActive } from "../../../ui/forms/match-options.ts";

interface ListUse {
  /** Said of an invented building. */
  sample: string;
  choose: (option: PlaceSuggestion) => void;
}

/** The list below the field: it shows, moves and takes. Focus never leaves the field. */
export function createPropertyList(input: HTMLInputElement, list: HTMLElement, { sample, choose }: ListUse) {
  let options: readonly PlaceSuggestion[] = [];
  let active = -1;
  input.role = "combobox";
  list.role = "listbox";
  list.ariaLabel = list.dataset.propertyList ?? "";
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);

  function show(next: readonly PlaceSuggestion[]): void {
    options = next;
    list.replaceChildren(...options.map((option, index) => elementOf(option, `${list.id}-${index}`)));
    list.hidden = options.length === 0;
    input.setAttribute("aria-expanded", String(!list.hidden));
    activate(-1);
    if (!list.hidden) list.scrollIntoView({ block: "nearest" });
  }

  function activate(index: number): void {
    active = index;
    for (const [place, element] of [...list.children].entries())
      element.setAttribute("aria-selected", String(place === active));
    const chosen = list.children[active];
    chosen?.scrollIntoView({ block: "nearest" });
    if (chosen) input.setAttribute("aria-activedescendant", chosen.id);
    else input.removeAttribute("aria-activedescendant");
  }

  function elementOf({ name, detail, sample: isSample }: PlaceSuggestion, id: string): HTMLElement {
    const element = document.createElement("div");
    element.className = "combobox__option";
    element.id = id;
    element.role = "option";
    element.tabIndex = -1;
    const words = document.createElement("span");
    words.textContent = name;
    const where = document.createElement("span");
    where.className = "combobox__detail";
    where.textContent = [detail, isSample ? sample : ""].filter(Boolean).join(" · ");
    element.append(words, where);
    return element;
  }

  // Pressing must not take the focus away from the field.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const element = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    const option = options[element ? [...list.children].indexOf(element) : -1];
    if (option) choose(option);
  });
  show([]);

  return {
    show,
    close: () => show([]),
    isOpen: () => !list.hidden,
    move: (step: 1 | -1) => activate(moveActive(active, step, options.length)),
    takeActive(): boolean {
      const option = options[active];
      if (option) choose(option);
      return option !== undefined;
    },
  };
}
