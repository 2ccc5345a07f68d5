import type { ListWords } from "../../../contracts/documents/sections/lists/list-words.ts";
import { parsePage } from "../../frame/seo/pagination.ts";
import { type Choice, choiceHref, choiceIn, type Narrowing, placesOf } from "./narrowing.ts";

/** What an item is, for each way to narrow its list; and the order of what can be chosen, where it is not the alphabet's. */
interface Facet<Item> {
  valuesOf: (item: Item) => readonly string[];
  order?: readonly string[];
}

/** A page of a list that was narrowed. */
export interface Listing<Item> {
  items: readonly Item[];
  narrowing: Narrowing;
  choice: Choice;
  /** How many are as chosen. */
  found: number;
  page: number;
  lastPage: number;
  /** Of the list as it is narrowed, without the number of a page. */
  href: string;
}

interface Asked<Item, By extends string> {
  facets: Record<By, Facet<Item>>;
  filters: readonly (ListWords["filters"][number] & { by: By })[];
  url: URL;
  size: number;
}

export function listItems<Item, By extends string>(
  all: readonly Item[],
  { facets, filters, url, size }: Asked<Item, By>,
): Listing<Item> {
  const narrowing = narrowingOf(all, filters, facets);
  const choice = choiceIn(url.searchParams, narrowing.facets);
  const found = placesOf(narrowing, choice).flatMap((place) => all.slice(place, place + 1));
  const page = parsePage(url.searchParams);
  return {
    items: found.slice((page - 1) * size, page * size),
    narrowing,
    choice,
    found: found.length,
    page,
    lastPage: Math.max(1, Math.ceil(found.length / size)),
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

/** "Sales & consultation" is sales-consultation in an address, "10+ years" 10-years. */
function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
