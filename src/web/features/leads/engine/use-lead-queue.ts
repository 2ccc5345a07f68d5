import { useEffect, useEffectEvent } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { LeadFacts } from "../forms/lead-facts.ts";
import { recaptchaToken } from "../send/recaptcha.ts";
import { retryQueuedLeads } from "../send/retry-queued-leads.ts";

/** Sends the queued leads while a lead component is active on the page. */
export function useLeadQueue({ action, recaptcha }: LeadFacts): void {
  const { t, language } = useText();
  const { region } = usePage().edition;
  const begin = useEffectEvent(() =>
    retryQueuedLeads({
      region,
      talk: action,
      words: { sentLater: t("lead.sentLater"), needsLook: t("lead.needsLook"), look: t("lead.look") },
      recaptchaToken: () => recaptchaToken({ settings: recaptcha, language, element: () => null }),
    }),
  );
  useEffect(() => begin(), []);
}
