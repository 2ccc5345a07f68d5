import { useInfiniteList } from "@refinedev/core";
import type { Filters } from "./use-filters.ts";

interface Records<Row> {
  rows: Row[];
  total: number;
  isLoading: boolean;
  error: unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  refresh: () => void;
}

/** The records of a resource, page after page, read again when another member changes one of them. */
export function useRecords<Row extends object>(resource: string, filters: Filters): Records<Row> {
  const { query } = useInfiniteList<Row>({
    resource,
    filters: Object.entries(filters).map(([field, value]) => ({ field, operator: "eq", value })),
    pagination: { mode: "server", currentPage: 1 },
    errorNotification: false,
  });
  const pages = query.data?.pages ?? [];
  return {
    rows: pages.flatMap(({ data }) => data),
    total: pages[0]?.total ?? 0,
    isLoading: query.isLoading,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    refresh: () => void query.refetch(),
  };
}
