import { type SubmitEvent, useEffect, useRef, useState } from "react";

/** For a form that the browser sends itself: sent once, and busy until the next page is there. */
export function useSentOnce() {
  const [isSending, setSending] = useState(false);
  // Two presses may come before the first of them is shown.
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
    if (event.defaultPrevented) return;
    if (isSent.current) event.preventDefault();
    isSent.current = true;
    setSending(true);
  };
  return { isSending, onSubmit };
}
