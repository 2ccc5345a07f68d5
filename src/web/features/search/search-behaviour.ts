import { onAdded } from "../../frame/added-content.ts";
import { createAsker, type Suggestion } from "./ask-suggestions.ts";
import { deviceShelf, forgetRecent, keepRecent, readRecent } from "./recent-searches.ts";
import { runHint, type SearchHint } from "./run-hint.ts";
import { cleanKeyword, searchPath } from "./search-keyword.ts";
import { createSuggestionList, type ListOption } from "./suggestion-list.ts";
import type { SearchPlaces } from "./suggestion-source.ts";

const PAUSE_MS = 140;
const MOST = { queries: 4, designs: 4 };

export function attach(root: ParentNode): void {
  const tend = (part: ParentNode) => {
    for (const form of part.querySelectorAll<HTMLFormElement>("form[data-search-box]")) attachBox(form);
  };
  tend(root);
  onAdded(root, tend);
}

function attachBox(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name="q"]');
  const listBox = form.querySelector<HTMLElement>("[data-search-list]");
  if (!field || !listBox || field.role === "combobox") return;
  const places: SearchPlaces = JSON.parse(form.dataset.searchBox ?? "");
  const list = createSuggestionList(form, field, listBox);
  const ask = createAsker(places);
  let typing: ReturnType<typeof setTimeout> | undefined;

  listBox.role = "listbox";
  listBox.ariaLabel = listBox.dataset.searchList ?? null;
  field.role = "combobox";
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", listBox.id);
  field.setAttribute("aria-expanded", "false");

  const go = (href: string) => location.assign(href);
  const search = (text: string) => {
    keepRecent(deviceShelf(), text);
    go(searchPath(places.ideasPath, text));
  };
  const optionOf = ({ text, design }: Suggestion): ListOption =>
    design
      ? {
          kind: "design",
          text,
          photoUrl: design.photoUrl,
          take: () => go(places.designPaths[design.contentType] + encodeURIComponent(design.slug)),
        }
      : { kind: "query", text, take: () => search(text) };

  const showRecent = () => {
    const recent = readRecent(deviceShelf()).map(
      (text): ListOption => ({ kind: "recent", text, take: () => search(text) }),
    );
    const forget = () => {
      forgetRecent(deviceShelf());
      list.close();
    };
    list.show(recent.length > 0 ? [...recent, { kind: "forget", take: forget }] : []);
  };
  const suggest = async () => {
    const keyword = cleanKeyword(field.value);
    const found = await ask(keyword);
    if (!found || field !== document.activeElement || cleanKeyword(field.value) !== keyword) return;
    const queries = found.filter(({ design }) => !design).slice(0, MOST.queries);
    const designs = found.filter(({ design }) => design).slice(0, MOST.designs);
    list.show([...queries, ...designs].map(optionOf));
  };
  const open = () => {
    clearTimeout(typing);
    if (cleanKeyword(field.value) === "") showRecent();
    else typing = setTimeout(suggest, PAUSE_MS);
  };

  field.addEventListener("input", open);
  field.addEventListener("click", () => list.isOpen() || open());
  field.addEventListener("blur", () => {
    clearTimeout(typing);
    list.close();
  });
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.isOpen()) list.move(event.key === "ArrowDown" ? 1 : -1);
      else open();
    } else if (event.key === "Enter" && list.takeActive()) {
      event.preventDefault();
    } else if (event.key === "Escape" && list.isOpen()) {
      // The dialog around it stays open for this one.
      event.preventDefault();
      list.close();
    }
  });
  form.addEventListener("submit", (event) => {
    const keyword = cleanKeyword(field.value);
    if (keyword === "") event.preventDefault();
    else keepRecent(deviceShelf(), keyword);
  });
  attachHint(form, field);
}

function attachHint(form: HTMLFormElement, field: HTMLInputElement): void {
  const element = form.querySelector<HTMLElement>("[data-search-hint]");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!element || isStill || field.value !== "" || field === document.activeElement) return;
  const hint: SearchHint = JSON.parse(element.dataset.searchHint ?? "");
  const stop = runHint(hint, {
    show(example) {
      element.classList.remove("is-shown");
      element.textContent = (element.dataset.words ?? "").replace("{example}", example);
      requestAnimationFrame(() => element.classList.add("is-shown"));
    },
    hide: () => element.classList.remove("is-shown"),
  });
  for (const event of ["focus", "input"]) field.addEventListener(event, stop, { once: true });
}
