/** One way to narrow a list: its name in the address, its words, and what there is to choose. */
interface ListedFacet {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
}

/** What a list can be narrowed by; of every item, by facet, the places of what it is among the options. */
export interface Narrowing {
  facets: readonly ListedFacet[];
  rows: readonly (readonly (readonly number[])[])[];
}

/** What is chosen, by the name of its facet. */
export type Choice = Readonly<Record<string, string>>;

/** Which items are as chosen, by their place in the list. */
export function placesOf({ facets, rows }: Narrowing, choice: Choice): number[] {
  const asked = facets.map(({ name, options }) => {
    const value = choice[name];
    return value ? options.findIndex((option) => option.value === value) : undefined;
  });
  return rows.flatMap((row, place) =>
    asked.every((option, facet) => option === undefined || row[facet]?.includes(option)) ? [place] : [],
  );
}

/** Only what there is to choose counts; of anything else an address may say nothing is known. */
export function choiceIn(query: URLSearchParams, facets: readonly ListedFacet[]): Choice {
  const chosen = facets.flatMap(({ name, options }) => {
    const value = query.get(name);
    return options.some((option) => option.value === value) ? [[name, value]] : [];
  });
  return Object.fromEntries(chosen);
}

/** The address of a choice: what is not narrowed is left out. */
export function choiceHref(path: string, choice: Choice): string {
  const search = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ""));
  return search.size > 0 ? `${path}?${search}` : path;
}
