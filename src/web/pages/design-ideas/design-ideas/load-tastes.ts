import { z } from "zod";
import { getContent } from "../../../../contracts/calls/get-document.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { DesignIdeasCategoryAnswer } from "../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { optional } from "../../../frame/page.ts";

const Option = z.object({ id: z.string(), displayName: z.string(), count: z.number() });
const Category = z.object({
  filterGroups: z.array(z.object({ key: z.string(), options: z.array(Option).default([]) })),
});

export interface Taste {
  id: string;
  name: string;
}

export interface Tastes {
  styles: Taste[];
  colours: Taste[];
}

/**
 * The styles and colours that people can look for. The largest category tells which of them there are: what stands in
 * it is found in the whole country too.
 */
export async function loadTastes(
  call: Caller,
  { isoCode }: Edition,
  categories: readonly DesignIdeasCategoryAnswer[],
): Promise<Tastes> {
  const [largest] = categories.toSorted((one, other) => other.count - one.count);
  if (!largest) return { styles: [], colours: [] };
  const question = {
    contentSlug: "design-ideas-categories",
    pageSlug: largest.slug,
    filters: `country.eq:${isoCode}`,
  };
  const groups =
    Category.safeParse(await optional(call(getContent, question), null)).data?.filterGroups ?? [];
  const named = (key: string): Taste[] =>
    (groups.find((group) => group.key === key)?.options ?? [])
      .filter(({ count }) => count > 0)
      .map(({ id, displayName }) => ({ id, name: displayName }));
  return { styles: named("style"), colours: named("colours") };
}
