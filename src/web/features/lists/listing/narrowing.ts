import type { ListWords } from "../../../../contracts/documents/sections/list-sections.ts";

interface ListedFacet {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
}

export interface Narrowing {
  facets: readonly ListedFacet[];
  rows: readonly (readonly (readonly number[])[])[];
}

export type Choice = Readonly<Record<string, string>>;

export function placesOf({ facets, rows }: Narrowing, choice: Choice): number[] {
  const asked = facets.map(({ name, options }) => {
    const value = choice[name];
    return value ? options.findIndex((option) => option.value === value) : undefined;
  });
  return rows.flatMap((row, index) =>
    asked.every((option, facet) => option === undefined || row[facet]?.includes(option)) ? [index] : [],
  );
}

/** Values that are not an option are ignored. */
function choiceIn(query: URLSearchParams, facets: readonly ListedFacet[]): Choice {
  const chosen = facets.flatMap(({ name, options }) => {
    const value = query.get(name);
    return options.some((option) => option.value === value) ? [[name, value]] : [];
  });
  return Object.fromEntries(chosen);
}

function choiceHref(path: string, choice: Choice): string {
  const search = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ""));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The values of an item for one filter, and the order of the options if it is not alphabetical. */
interface Facet<Item> {
  valuesOf: (item: Item) => readonly string[];
  order?: readonly string[];
}

export interface Listing<Item> {
  items: readonly Item[];
  narrowing: Narrowing;
  choice: Choice;
  total: number;
  page: number;
  lastPage: number;
  /** The URL requests a page beyond the last one. */
  isBeyond: boolean;
  href: string;
}

interface Asked<Item, By extends string> {
  facets: Record<By, Facet<Item>>;
  filters: readonly (ListWords["filters"][number] & { by: By })[];
  url: URL;
  page: number;
  size: number;
}

export function listItems<Item, By extends string>(
  all: readonly Item[],
  { facets, filters, url, page, size }: Asked<Item, By>,
): Listing<Item> {
  const narrowing = narrowingOf(all, filters, facets);
  const choice = choiceIn(url.searchParams, narrowing.facets);
  const found = placesOf(narrowing, choice).flatMap((index) => all.slice(index, index + 1));
  const lastPage = Math.max(1, Math.ceil(found.length / size));
  return {
    items: found.slice((page - 1) * size, page * size),
    narrowing,
    choice,
    total: found.length,
    page,
    lastPage,
    isBeyond: page > lastPage,
    href: choiceHref(url.pathname, choice),
  };
}

function narrowingOf<Item, By extends string>(
  all: readonly Item[],
  filters: Asked<Item, By>["filters"],
  facets: Record<By, Facet<Item>>,
): Narrowing {
  const listed = filters.map(({ by, label, all: every }) => {
    const { valuesOf, order } = facets[by];
    const labels = [...new Set(all.flatMap(valuesOf))].filter((value) => value !== "");
    labels.sort((one, other) =>
      order ? order.indexOf(one) - order.indexOf(other) : one.localeCompare(other),
    );
    const options = labels.map((option) => ({ value: slugOf(option), label: option }));
    return { facet: { name: by, label, all: every, options }, labels, valuesOf };
  });
  return {
    facets: listed.map(({ facet }) => facet),
    rows: all.map((item) =>
      listed.map(({ labels, valuesOf }) =>
        valuesOf(item).flatMap((value) => (value === "" ? [] : [labels.indexOf(value)])),
      ),
    ),
  };
}

/** "Sales & consultation" becomes sales-consultation in a URL, "10+ years" becomes 10-years. */
function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
