import { useQueries, useQuery } from "@tanstack/react-query";
import { listContentEntries } from "../../../../../contracts/staff/calls/content-calls.ts";
import type { ContentItem } from "../../../../../contracts/staff/calls/content-schemas.ts";
import { callStaff } from "../../../../data/call-staff.ts";

const PAGE = 100;
const STALE_MS = 60_000;

interface Choice {
  value: string;
  label: string;
}

/** The documents that a field may name, found by words; and the titles of those that it names. */
export function useReferences(types: readonly string[], search: string, slugs: readonly string[]) {
  const found = useQueries({
    queries: types.map((type) => ({
      queryKey: ["references", type, search],
      queryFn: () => callStaff(listContentEntries, { type, size: PAGE, ...(search && { search }) }),
      staleTime: STALE_MS,
      placeholderData: (before: { entries: ContentItem[] } | undefined) => before,
    })),
    combine: (results) => results.flatMap(({ data }) => data?.entries ?? []),
  });
  const unknown = slugs.filter((slug) => !found.some((entry) => entry.slug === slug));
  const { data: named = [] } = useQuery({
    queryKey: ["references", "named", types, unknown],
    queryFn: () => findNamed(types, unknown),
    staleTime: STALE_MS,
    enabled: unknown.length > 0 && unknown.length <= PAGE,
  });
  const entries = [...found, ...named];
  const choices = new Map(
    entries.map(({ slug, title }): [string, Choice] => [slug, { value: slug, label: title }]),
  );
  return {
    titleOf: (slug: string) => choices.get(slug)?.label ?? slug,
    choices: [...choices.values()],
  };
}

async function findNamed(types: readonly string[], slugs: readonly string[]): Promise<ContentItem[]> {
  const asked = slugs.flatMap((slug) => types.map((type) => ({ type, slug })));
  const pages = await Promise.all(
    asked.map(({ type, slug }) => callStaff(listContentEntries, { type, search: slug, size: PAGE })),
  );
  return pages.flatMap(({ entries }) => entries).filter(({ slug }) => slugs.includes(slug));
}
