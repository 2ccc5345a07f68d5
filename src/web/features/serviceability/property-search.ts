import type { Place, PlaceSuggestion } from "../../../contracts/places/place-answers.ts";
import { LANGUAGES, languageOf } from "../../../editions/languages.ts";
import { fetchProperties, fetchProperty } from "./property-calls.ts";
import { createPropertyList } from "./property-list.ts";

const PAUSE_MS = 200;
const LEAST_LETTERS = 2;

/** Makes the field of the building a combobox. What is typed stands as it is, whether or not anything is chosen. */
export function attachProperty(form: HTMLFormElement, onChosen: (facts: Place) => void): void {
  const box = form.querySelector<HTMLElement>("[data-property-field]");
  const input = box?.querySelector<HTMLInputElement>('input[name="property_name"]');
  const listBox = box?.querySelector<HTMLElement>("[data-property-list]");
  const placeId = box?.querySelector<HTMLInputElement>('input[name="google_place_id"]');
  if (!box || !input || !listBox || !placeId || input.role === "combobox") return;
  const { propertyField: country = "", sample = "" } = box.dataset;
  const language = languageOf(box.dataset.language);
  let session = crypto.randomUUID();
  let typing: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  const where = () => ({ country: country.toUpperCase(), language, session });

  const choose = async ({ placeId: chosen, name, detail }: PlaceSuggestion) => {
    input.value = [name, detail].filter(Boolean).join(LANGUAGES[language].comma);
    placeId.value = chosen;
    stop();
    const place = await fetchProperty(chosen, where());
    // Where it failed it was reported; the name is in the field all the same.
    if (place) onChosen(place);
    session = crypto.randomUUID();
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const list = createPropertyList(input, listBox, { sample, choose });

  const stop = () => {
    clearTimeout(typing);
    asking?.abort();
    list.close();
  };
  const suggest = async () => {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    const options = await fetchProperties(input.value.trim(), where(), signal);
    if (!signal.aborted && input === document.activeElement) list.show(options);
  };
  input.addEventListener("input", () => {
    // Whoever types on means another place.
    placeId.value = "";
    stop();
    if (input.value.trim().length >= LEAST_LETTERS) typing = setTimeout(suggest, PAUSE_MS);
  });
  input.addEventListener("blur", stop);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!list.isOpen()) return;
      event.preventDefault();
      list.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && list.takeActive()) {
      event.preventDefault();
    } else if (event.key === "Escape" && list.isOpen()) {
      // The dialog around it stays open for this one.
      event.preventDefault();
      list.close();
    }
  });
}
