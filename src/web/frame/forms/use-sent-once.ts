import { type SubmitEvent, useEffect, useRef, useState } from "react";

/**
 * For a form that the browser submits: it is sent once and stays busy until the next page has loaded. `check` runs
 * first and may cancel the event.
 */
export function useSentOnce(check?: (event: SubmitEvent<HTMLFormElement>) => unknown) {
  const [isSending, setSending] = useState(false);
  // Two presses may occur before the first one is rendered.
  const isSent = useRef(false);
  useEffect(() => {
    const again = () => {
      isSent.current = false;
      setSending(false);
    };
    window.addEventListener("pageshow", again);
    return () => window.removeEventListener("pageshow", again);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    void check?.(event);
    if (event.defaultPrevented) return;
    if (isSent.current) event.preventDefault();
    isSent.current = true;
    setSending(true);
  };
  return { isSending, onSubmit };
}
