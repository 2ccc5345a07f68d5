import { listDesignIdeas } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CallInput } from "../../../../contracts/define-call.ts";
import type { DocumentFilter } from "../../../../contracts/document-filters.ts";
import { buildUrlQueryParams } from "../../../../contracts/graphql/build-url-query-params.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { optional } from "../../../frame/page.ts";

type DesignsInput = CallInput<typeof listDesignIdeas>;

interface DesignsWanted {
  room?: string | undefined;
  filters?: readonly DocumentFilter[];
  /** The first page is 0. */
  page?: number;
  size: number;
  contentTypes?: DesignsInput["designIdeasContentTypes"];
}

/** The input of the call: designs of the edition's country, without those that were replaced (DI-18). */
export function designsInput(
  { isoCode }: Pick<Edition, "isoCode">,
  { room, filters = [], page = 0, size, contentTypes }: DesignsWanted,
): DesignsInput {
  const all: DocumentFilter[] = [
    { field: "country", op: "eq", values: [isoCode] },
    ...(room ? [{ field: "roomType", op: "in" as const, values: [room] }] : []),
    ...filters,
    { field: "field", op: "excludes", values: ["redirectedTo"] },
  ];
  const urlQueryParams = buildUrlQueryParams({ filters: all, page, size });
  return { urlQueryParams, ...(contentTypes && { designIdeasContentTypes: contentTypes }) };
}

/** Loads designs that a page does not require; an empty list if the call fails. */
export async function findDesigns(
  call: Caller,
  edition: Edition,
  wanted: DesignsWanted,
): Promise<DesignIdeaAnswer[]> {
  return (await optional(call(listDesignIdeas, designsInput(edition, wanted)), { items: [] })).items;
}
