import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import { type FormValues, valuesOf } from "../../../frame/forms/form-values.ts";
import type { FormOutcome, useForm } from "../../../frame/forms/use-form.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { collectLead } from "../send/collect-lead.ts";
import { finishLead } from "../send/finish-lead.ts";
import { putInQueue, type QueuedLead, readQueue, takeFromQueue } from "../send/lead-queue.ts";
import { followQueue } from "../send/retry-queued-leads.ts";
import { type LeadAnswer, LeadNotSent, sendLead } from "../send/send-lead.ts";
import type { LeadBody } from "../send/submission.ts";
import { refusedField } from "./check-lead.ts";
import { fetchThanks, inTime } from "./thanks-page.ts";

interface SendingUse {
  recaptcha: { token: () => Promise<string | undefined> };
  startAnew: () => void;
  onSent?: (() => void) | undefined;
}

export interface Thanks {
  html: string | undefined;
}

/** Sends a form's lead, queues it without a connection, and shows the thank-you. No typed value is lost on the way. */
export function useSending({ recaptcha, startAnew, onSent }: SendingUse) {
  const { t } = useText();
  const page = usePage();
  const { edition, state } = page;
  const [thanks, setThanks] = useState<Thanks>();
  /** The queued submission that this form would replace. */
  const queued = useRef<string>(undefined);
  /** The submission that was sent from this page: only then does the visitor look at the form. */
  const awaited = useRef<string>(undefined);
  const isUnderWay = useRef(false);

  const thank = async (token: string | undefined) => {
    const own = fetchThanks(edition.region, token);
    const html = await inTime(own);
    setThanks({ html });
    // On a slow connection the plain thank-you comes first; the full page replaces it when it has loaded.
    if (html === undefined)
      void own.then((later) => setThanks((now) => (now && later ? { html: later } : now)));
    startAnew();
    state.setState("thankYou", { showThankYouScreen: true });
    state.setState("leadForm", { thankYouModal: true });
    onSent?.();
  };

  const conclude = async (lead: LeadBody, answer: LeadAnswer, values: FormValues): Promise<FormOutcome> => {
    if (answer.kind === "refused") return { state: "failed", note: t("lead.refused") };
    if (answer.kind === "too-many") return { state: "failed", note: t("lead.rateLimit") };
    if (answer.kind === "wrong") {
      const errors = refusedField(answer, values, edition, t);
      return errors ? { state: "wrong", errors } : { state: "failed", note: t("lead.failed") };
    }
    if (queued.current) takeFromQueue(queued.current);
    queued.current = undefined;
    finishLead(lead, answer.leadId);
    await thank(answer.token);
    return { state: "sent" };
  };

  /** A new submission replaces the one that this form has already queued. */
  const wait = (lead: LeadBody): boolean => {
    if (!putInQueue({ lead, country: edition.country, at: Date.now() })) return false;
    if (queued.current && queued.current !== lead.submission_id) takeFromQueue(queued.current);
    queued.current = lead.submission_id;
    awaited.current = lead.submission_id;
    return true;
  };

  const send = async (values: FormValues): Promise<FormOutcome> => {
    const lead = collectLead(values, page);
    state.setState("leadForm", { loader: true });
    isUnderWay.current = true;
    try {
      const reCaptchaToken = await recaptcha.token();
      const answer = await sendLead({ ...lead, ...(reCaptchaToken && { reCaptchaToken }) });
      return await conclude(lead, answer, values);
    } catch (error) {
      const isNotSent = error instanceof LeadNotSent;
      if (!isNotSent) reportError(error);
      return isNotSent && error.isConnectionLost && wait(lead)
        ? { state: "queued" }
        : { state: "failed", note: t("lead.failed") };
    } finally {
      isUnderWay.current = false;
      state.setState("leadForm", { loader: false });
    }
  };

  return { send, thank, thanks, queued, awaited, isUnderWay };
}

export type Sending = ReturnType<typeof useSending>;

/** Connects a form with its queued lead, also after a reload, and reports the result. */
export function useQueued(form: ReturnType<typeof useForm>, { queued, awaited, thank }: Sending): void {
  const { t } = useText();
  const { edition } = usePage();

  const onStored = useEffectEvent(({ lead }: QueuedLead, token: string | undefined): boolean => {
    const isAwaited = awaited.current === lead.submission_id;
    if (queued.current === lead.submission_id) queued.current = undefined;
    if (!isAwaited) return false;
    awaited.current = undefined;
    // Only a visitor who has just sent the lead sees the thank-you; on a later page the form must not jump to it.
    form.show("sending", t("lead.sending"));
    void thank(token).then(() => form.show("sent"));
    return form.ref.current?.parentElement?.checkVisibility() ?? false;
  });

  const onWrong = useEffectEvent(({ lead, country, wrong }: QueuedLead) => {
    if (country !== edition.country || !wrong || !form.ref.current) return;
    queued.current = lead.submission_id;
    const errors = refusedField(wrong, valuesOf(form.ref.current), edition, t);
    if (errors) form.showErrors(errors);
    else form.show("failed", t("lead.failed"));
  });

  const showWaiting = useEffectEvent(() => {
    const own = readQueue().filter(({ country }) => country === edition.country);
    const last = own.findLast(({ wrong }) => !wrong);
    if (last) {
      queued.current = last.lead.submission_id;
      form.show("queued");
    }
    const wrong = own.findLast((entry) => entry.wrong);
    if (wrong) onWrong(wrong);
  });

  useEffect(() => {
    showWaiting();
    return followQueue({
      onStored: (entry, token) => onStored(entry, token),
      onWrong: (entry) => onWrong(entry),
    });
  }, []);
}
