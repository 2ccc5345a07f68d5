import { useEffect, useEffectEvent } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import { valuesOf } from "../../../frame/forms/form-values.ts";
import type { useForm } from "../../../frame/forms/use-form.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { followQueue } from "../send/keep-sending.ts";
import { type QueuedLead, readQueue } from "../send/lead-queue.ts";
import { refusedField } from "./check-lead.ts";
import type { Sending } from "./use-sending.ts";

/** A form knows of the lead that waits, in a page that was loaded anew too, and hears what becomes of it. */
export function useQueued(form: ReturnType<typeof useForm>, { queued, awaited, thank }: Sending): void {
  const { t } = useText();
  const { edition } = usePage();

  const onStored = useEffectEvent(({ lead }: QueuedLead, token: string | undefined): boolean => {
    const isAwaited = awaited.current === lead.submission_id;
    if (queued.current === lead.submission_id) queued.current = undefined;
    if (!isAwaited) return false;
    awaited.current = undefined;
    // Only who has just sent it looks at the form; in a page that came later it must not jump to its thanks.
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
