import { useEffect, useEffectEvent } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { LeadFacts } from "../forms/lead-facts.ts";
import { keepSending } from "../send/keep-sending.ts";
import { recaptchaToken } from "../send/recaptcha.ts";

/** Leads that wait for a connection are sent while something of leads is at work on the page. */
export function useLeadQueue({ action, recaptcha }: LeadFacts): void {
  const { t, language } = useText();
  const { region } = usePage().edition;
  const begin = useEffectEvent(() =>
    keepSending({
      region,
      talk: action,
      words: { sentLater: t("lead.sentLater"), needsLook: t("lead.needsLook"), look: t("lead.look") },
      recaptchaToken: () => recaptchaToken({ settings: recaptcha, language, place: () => null }),
    }),
  );
  useEffect(() => begin(), []);
}
