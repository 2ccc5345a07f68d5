import { browserCall } from "../../../contracts/browser/browser-call.ts";
import { listDesignsInRoomDescriptor } from "../../../contracts/calls/designs-in-room-descriptor.ts";
import { listDesignIdeasDescriptor } from "../../../contracts/calls/graphql/list-design-ideas-descriptor.ts";
import { buildFilters, type DocumentFilter } from "../../../contracts/document-filters.ts";
import { buildUrlQueryParams } from "../../../contracts/graphql/build-url-query-params.ts";
import { isTier } from "../../../prices/rates.ts";
import { toDocumentFilters } from "./state/document-filters.ts";
import type { FilteredList } from "./state/filtered-list.ts";

interface Counted extends FilteredList {
  within: readonly DocumentFilter[];
  isoCode: string;
}

/** How many designs a list holds; nothing where that cannot be known, and the button works all the same. */
export async function countDesigns(list: Counted, signal: AbortSignal): Promise<number | undefined> {
  const filters = [...list.within, ...toDocumentFilters(list.state, list.groups)];
  const answer = await (countWithinBudget(list, filters, signal) ?? count(list.isoCode, filters, signal));
  return answer.ok ? answer.value.totalElements : undefined;
}

function count(isoCode: string, filters: DocumentFilter[], signal: AbortSignal) {
  const country: DocumentFilter = { field: "country", op: "eq", values: [isoCode] };
  const urlQueryParams = buildUrlQueryParams({ filters: [country, ...filters], page: 0, size: 1 });
  return browserCall(listDesignIdeasDescriptor, { urlQueryParams }, { signal });
}

/** Only a budget in a room narrows a list further; an order does not. */
function countWithinBudget({ keep, isoCode }: Counted, filters: DocumentFilter[], signal: AbortSignal) {
  const { room, city, tier, budget } = keep;
  const [length, breadth] = room?.split("x") ?? [];
  if (!budget || !length || !breadth || !city || !isTier(tier)) return undefined;
  const input = { countryIsoCode: isoCode, filters: buildFilters(filters), size: 1 };
  return browserCall(
    listDesignsInRoomDescriptor,
    { ...input, length, breadth, city, tier, budget },
    { signal },
  );
}
