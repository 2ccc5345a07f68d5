import { CONDITIONS_FIELD, readFormFields } from "./state/filter-form.ts";
import type { ChildFilter, FilterGroup } from "./state/filter-group.ts";
import { type FilterState, isSelected, resetFilters, visibleOptions } from "./state/filter-state.ts";
import { filtersHref } from "./state/filters-href.ts";

/** The list that the form asks for, by its short address. */
export function formHref(form: HTMLFormElement): string {
  const groups = readGroups(form);
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  const keep = Object.fromEntries(fields.filter(([name]) => !name.startsWith("f.")));
  return filtersHref(new URL(form.action).pathname, keep, readState(form, groups), groups);
}

/** Hides what no longer goes with the choice, and gives it up; marks the band that was chosen. */
export function attachFields(form: HTMLFormElement): void {
  const groups = readGroups(form);
  const state = readState(form, groups);
  for (const [field, key] of optionFields(form)) {
    const isVisible = visibleOptions(state, groups, key).some(({ id }) => id === field.value);
    const label = field.closest("label");
    if (label && field.value !== "") label.hidden = !isVisible;
    if (field.checked && field.value !== "" && !isSelected(state, key, field.value)) field.checked = false;
  }
  for (const band of form.querySelectorAll<HTMLElement>("a[data-low]")) {
    const [low, high] = endsBeside(band);
    band.classList.toggle("is-on", low?.value === band.dataset.low && high?.value === band.dataset.high);
  }
}

/** A band that is chosen already is given up by a second press. */
export function takeBand(band: HTMLElement): void {
  const isOn = band.classList.contains("is-on");
  const [low, high] = endsBeside(band);
  if (low) low.value = isOn ? "" : (band.dataset.low ?? "");
  if (high) high.value = isOn ? "" : (band.dataset.high ?? "");
}

/** In the form an applied filter is only unchosen; it is in force until the form is sent. */
export function takeAway(form: HTMLFormElement, applied: HTMLElement): void {
  const { condition } = applied.dataset;
  if (condition === undefined) uncheck(form, applied);
  else form.querySelector(`[name="${CONDITIONS_FIELD}"][value="${CSS.escape(condition)}"]`)?.remove();
  applied.closest("li")?.remove();
}

function uncheck(form: HTMLFormElement, applied: HTMLElement): void {
  const group = form.querySelector(`[data-filter="${CSS.escape(applied.dataset.removes ?? "")}"]`);
  for (const field of group?.querySelectorAll("input") ?? []) {
    if (field.type === "number") field.value = "";
    else if (field.value === applied.dataset.option) field.checked = false;
    else if (field.value === "") field.checked = true;
  }
}

/** What the engine needs to know of the filters; their names stay in the page. */
function readGroups(form: HTMLFormElement): FilterGroup[] {
  return [...form.querySelectorAll<HTMLElement>("[data-filter]")].map((group) => ({
    key: group.dataset.filter ?? "",
    displayName: "",
    isPromoted: false,
    select:
      group.dataset.select === "single" || group.dataset.select === "range" ? group.dataset.select : "multi",
    match: group.dataset.match === "all" ? "all" : "any",
    options: [...group.querySelectorAll<HTMLInputElement>("input:not([data-end], [value=''])")].map(
      ({ value, dataset }) => ({
        id: value,
        displayName: "",
        count: 0,
        childFilters: readNarrowing(dataset.narrows),
      }),
    ),
  }));
}

// Written by ourselves into the same page.
function readNarrowing(text: string | undefined): ChildFilter[] {
  return text ? (JSON.parse(text) as ChildFilter[]) : [];
}

function readState(form: HTMLFormElement, groups: readonly FilterGroup[]): FilterState {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFormFields(new URLSearchParams(fields), groups) ?? resetFilters();
}

function optionFields(form: HTMLFormElement): [field: HTMLInputElement, key: string][] {
  return [...form.querySelectorAll<HTMLElement>("[data-filter]")].flatMap((group) =>
    [...group.querySelectorAll<HTMLInputElement>("input:not([data-end])")].map(
      (field): [HTMLInputElement, string] => [field, group.dataset.filter ?? ""],
    ),
  );
}

function endsBeside(band: HTMLElement): (HTMLInputElement | undefined)[] {
  const group = band.closest("[data-filter]");
  return ["low", "high"].map(
    (end) => group?.querySelector<HTMLInputElement>(`input[data-end="${end}"]`) ?? undefined,
  );
}
