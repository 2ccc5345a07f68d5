import { useEffect, useEffectEvent, useState } from "react";
import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import { listDesignsInRoomDescriptor } from "../../../../contracts/calls/designs-in-room-descriptor.ts";
import { listDesignIdeasDescriptor } from "../../../../contracts/calls/graphql/list-design-ideas-descriptor.ts";
import { buildFilters, type DocumentFilter } from "../../../../contracts/document-filters.ts";
import { buildUrlQueryParams } from "../../../../contracts/graphql/build-url-query-params.ts";
import { isTier } from "../../../../prices/rates.ts";
import { type FilteredList, toDocumentFilters } from "./state/filter-state.ts";

/** Long enough that three quick choices cause one request. */
const QUIET_MS = 300;

interface LiveCountUse {
  href: string;
  shown: { href: string; total: number };
  /** Resolves to undefined if the count is unknown; undefined for lists without a live count. */
  ask: ((signal: AbortSignal) => Promise<number | undefined>) | undefined;
}

export interface LiveCount {
  /**
   * The number of results of the choice; undefined if it is unknown. Until the response arrives it is the previous
   * number.
   */
  total: number | undefined;
  /** Whether the number was requested and should be announced. */
  isUpdate: boolean;
}

export function useLiveCount({ href, shown, ask }: LiveCountUse): LiveCount {
  const [counted, setCounted] = useState<{ total: number | undefined }>();
  const isShown = href === shown.href;
  const isCounted = ask !== undefined;
  const askNow = useEffectEvent(async (signal: AbortSignal) => ask?.(signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another question
  useEffect(() => {
    if (isShown || !isCounted) return setCounted(undefined);
    const stop = new AbortController();
    const asking = setTimeout(async () => {
      const total = await askNow(stop.signal);
      if (!stop.signal.aborted) setCounted({ total });
    }, QUIET_MS);
    return () => {
      clearTimeout(asking);
      stop.abort();
    };
  }, [href, isShown, isCounted]);
  if (!isCounted) return { total: undefined, isUpdate: false };
  if (isShown || !counted) return { total: shown.total, isUpdate: false };
  return { ...counted, isUpdate: true };
}

interface Counted extends FilteredList {
  within: readonly DocumentFilter[];
  isoCode: string;
}

/** Returns undefined if the designs cannot be counted. */
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

/** Only a budget in a room narrows the list further; a sort order does not. */
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
