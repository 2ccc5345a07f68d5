import { type SubmitEvent, useEffect, useState } from "react";

/** A form that goes the way of forms: sent once, however often it is pressed, and busy until the next page is there. */
export function useSentOnce() {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    // Whoever comes back finds the page as they left it.
    const again = () => setSending(false);
    window.addEventListener("pageshow", again);
    return () => window.removeEventListener("pageshow", again);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    if (isSending) event.preventDefault();
    else setSending(true);
  };
  return { isSending, onSubmit };
}
