import type { Caller } from "../../../../contracts/create-caller.ts";
import type { DesignIdeasCategoryAnswer } from "../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { findDocument } from "../../../frame/load-document.ts";

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
  edition: Edition,
  categories: readonly DesignIdeasCategoryAnswer[],
): Promise<Tastes> {
  const [largest] = categories.toSorted((one, other) => other.count - one.count);
  if (!largest) return { styles: [], colours: [] };
  const category = await findDocument("design-ideas-categories", { call, edition }, largest.slug);
  const groups = category?.filterGroups ?? [];
  const named = (key: string): Taste[] =>
    (groups.find((group) => group.key === key)?.options ?? [])
      .filter(({ count }) => count > 0)
      .map(({ id, displayName }) => ({ id, name: displayName }));
  return { styles: named("style"), colours: named("colours") };
}
