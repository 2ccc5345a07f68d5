import type { Caller } from "../../../../contracts/create-caller.ts";
import type { DesignIdeasCategoryAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { swatchesOf } from "../../../features/design-ideas/designs/colour-swatch.ts";
import { findDocument } from "../../../frame/load-document.ts";

export interface Taste {
  name: string;
  /** The keyword that finds more of it. */
  keyword: string;
  hex?: string;
}

export interface Tastes {
  styles: Taste[];
  colours: Taste[];
}

const MAX_STYLES = 9;

/**
 * The styles and colours to search for, read from the largest category: everything in it also exists in the whole
 * country.
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
  const namesOf = (key: string): Map<string, string> => {
    const options = groups.find((group) => group.key === key)?.options ?? [];
    const found = options.filter(({ count }) => count > 0);
    return new Map(found.map(({ id, displayName }) => [id, displayName]));
  };
  const colours = namesOf("colours");
  return {
    styles: [...namesOf("style")]
      .slice(0, MAX_STYLES)
      .map(([id, name]) => ({ name, keyword: id.replaceAll("-", " ") })),
    colours: swatchesOf([...colours.keys()], []).map(({ family, hex }) => ({
      name: colours.get(family) ?? family,
      keyword: family,
      hex,
    })),
  };
}
