import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";

interface Where {
  city: string | undefined;
  tellCity: (city: string) => void;
  /** The post code of the chosen building; a new object for each choice. */
  found: { pincode: string } | undefined;
  tellPincode: (pincode: string) => void;
}

const LocationContext = createContext<Where | undefined>(undefined);

/** Connects the fields of a form: the chosen building fills in the post code, and both fields share the city. */
export function LocationProvider({ children }: { children: ReactNode }) {
  return <LocationContext value={useOwnLocationFields()}>{children}</LocationContext>;
}

/** Without a provider a field uses its own state. */
export function useLocationFields(): Where {
  const own = useOwnLocationFields();
  return use(LocationContext) ?? own;
}

function useOwnLocationFields(): Where {
  const [city, tellCity] = useState<string>();
  const [found, setFound] = useState<Where["found"]>();
  return useMemo(
    () => ({ city, tellCity, found, tellPincode: (pincode) => setFound({ pincode }) }),
    [city, found],
  );
}

/** Only the latest task counts: a new one aborts the previous one, and so does unmounting. */
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

/** Sets the value as if it were typed, so that the form receives the event. */
export function fillIn(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
