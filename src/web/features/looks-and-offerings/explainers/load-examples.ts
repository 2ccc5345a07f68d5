import type { Caller } from "../../../../contracts/create-caller.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { findDesigns } from "../../design-ideas/designs/list-designs.ts";

export interface Examples {
  designs: DesignIdeaAnswer[];
  /** The layouts that the gallery has designs of: a link to another would lead to an empty list. */
  layouts: string[];
}

const LOOKED_THROUGH = 60;
const SHOWN = 6;

export async function loadExamples(call: Caller, edition: Edition, category: string): Promise<Examples> {
  const items = await findDesigns(call, edition, { room: category, size: LOOKED_THROUGH });
  return {
    designs: pickVaried(items).slice(0, SHOWN),
    layouts: [...new Set(items.flatMap(({ layout }) => layout ?? []))],
  };
}

function pickVaried<Design extends { layout: string | null }>(designs: readonly Design[]): Design[] {
  const isFirst = ({ layout }: Design, index: number) =>
    designs.findIndex((other) => other.layout === layout) === index;
  return [...designs.filter(isFirst), ...designs.filter((design, index) => !isFirst(design, index))];
}
