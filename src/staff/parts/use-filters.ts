import { useCallback } from "react";
import { useSearchParams } from "react-router";

export type Filters = Readonly<Record<string, string>>;

/** The filters of a list are its address, so that they can be shared, saved, and found by Back. */
export function useFilters(): { filters: Filters; setFilter: (name: string, value: string | null) => void } {
  const [params, setParams] = useSearchParams();
  const setFilter = useCallback(
    (name: string, value: string | null) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { filters: Object.fromEntries(params), setFilter };
}
