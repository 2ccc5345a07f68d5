import { useState } from "react";
import { usePage } from "../../../frame/islands/page-context.ts";

/** A form in a dialog: once its lead is sent and the dialog closed, whoever opens it again wants something new. */
export function useFreshForm() {
  const { state } = usePage();
  const [{ round, isSent }, setForm] = useState({ round: 0, isSent: false });
  return {
    /** The key of the form. */
    round,
    onSent: () => setForm({ round, isSent: true }),
    onClosed() {
      if (!isSent) return;
      setForm({ round: round + 1, isSent: false });
      state.setState("thankYou", { showThankYouScreen: false });
      state.setState("leadForm", { thankYouModal: false });
    },
  };
}
