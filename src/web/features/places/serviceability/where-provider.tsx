import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";

interface Where {
  city: string | undefined;
  tellCity: (city: string) => void;
  /** The post code of the building that was chosen; a new one for each choice. */
  found: { pincode: string } | undefined;
  tellPincode: (pincode: string) => void;
}

const WhereContext = createContext<Where | undefined>(undefined);

/** Stands around the fields of a form: then the building fills in the post code, and both know the city. */
export function WhereProvider({ children }: { children: ReactNode }) {
  return <WhereContext value={useOwnWhere()}>{children}</WhereContext>;
}

/** Without a provider a field keeps what it knows to itself. */
export function useWhere(): Where {
  const own = useOwnWhere();
  return use(WhereContext) ?? own;
}

function useOwnWhere(): Where {
  const [city, tellCity] = useState<string>();
  const [found, setFound] = useState<Where["found"]>();
  return useMemo(
    () => ({ city, tellCity, found, tellPincode: (pincode) => setFound({ pincode }) }),
    [city, found],
  );
}

/** Only the last one counts: what begins ends what was under way, and so does leaving. */
export function useLatest() {
  const latest = useRef<AbortController>(undefined);
  const { begin, stop } = useMemo(
    () => ({
      stop: () => latest.current?.abort(),
      begin(): AbortSignal {
        latest.current?.abort();
        const controller = new AbortController();
        latest.current = controller;
        return controller.signal;
      },
    }),
    [],
  );
  useEffect(() => stop, [stop]);
  return { begin, stop };
}

/** As if it were typed: the form around hears of it. */
export function fillIn(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
