import { listDesignIdeas } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { buildUrlQueryParams } from "../../../../contracts/graphql/build-url-query-params.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import { optional } from "../../../frame/page.ts";

const LOOKED_THROUGH = 40;
const SHOWN = 6;

/** Designs of a style, another room first each time. The style after it fills what is missing; a country may have none. */
export async function loadStyleDesigns(
  call: Caller,
  edition: Edition,
  styles: readonly string[],
): Promise<{ designs: DesignIdeaAnswer[]; isMixed: boolean }> {
  if (!linkTo(edition, "design-ideas")) return { designs: [], isMixed: false };
  const lists = await Promise.all(styles.map((style) => listStyle(call, edition, style)));
  const designs = lists.flatMap(pickVaried).slice(0, SHOWN);
  return { designs, isMixed: designs.length > (lists[0]?.length ?? 0) };
}

async function listStyle(call: Caller, edition: Edition, style: string): Promise<DesignIdeaAnswer[]> {
  const urlQueryParams = buildUrlQueryParams({
    filters: [
      { field: "country", op: "eq", values: [edition.isoCode] },
      { field: "style", op: "in", values: [style] },
      { field: "field", op: "excludes", values: ["redirectedTo"] },
    ],
    page: 0,
    size: LOOKED_THROUGH,
  });
  const { items } = await optional(call(listDesignIdeas, { urlQueryParams }), { items: [] });
  return items;
}

function pickVaried(designs: readonly DesignIdeaAnswer[]): DesignIdeaAnswer[] {
  const isFirst = ({ roomType }: DesignIdeaAnswer, index: number) =>
    designs.findIndex((other) => other.roomType === roomType) === index;
  return [...designs.filter(isFirst), ...designs.filter((design, index) => !isFirst(design, index))];
}

/** The page that tells of a style, in a country that has such pages. */
export async function findStylePage(
  call: Caller,
  edition: Edition,
  style: string,
): Promise<string | undefined> {
  if (!linkTo(edition, "design-style", { pageSlug: "any" })) return undefined;
  const pages = await findDocuments("design-styles", { call, edition });
  const found = pages.find(({ styles }) => styles.some((name) => name === style));
  return found && linkTo(edition, "design-style", { pageSlug: found.slug });
}
