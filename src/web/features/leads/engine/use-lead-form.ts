import { type FocusEvent, useEffect, useRef, useState } from "react";
import { pluralForm } from "../../../../editions/counting.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { type FormValues, isControl, valuesOf } from "../../../frame/forms/form-values.ts";
import { type FormErrors, useForm } from "../../../frame/forms/use-form.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { inputPrefix } from "../forms/input-prefix.ts";
import type { LeadFacts } from "../forms/lead-facts.ts";
import { type LeadKind, REQUIRED_FIELDS } from "../forms/read-lead-form.ts";
import { type LeadSurface, SURFACES } from "../forms/surfaces.ts";
import { isRefused, loadPhoneRules } from "../send/refused-numbers.ts";
import { isLeadField, leadErrors, readValues } from "./lead-problems.ts";
import { useDraft } from "./use-draft.ts";
import { useLeadQueue } from "./use-lead-queue.ts";
import { useQueued } from "./use-queued.ts";
import { useRecaptcha } from "./use-recaptcha.ts";
import { useSending } from "./use-sending.ts";
import { VISIT_TIME } from "./visit-time.ts";

export interface LeadFormUse {
  surface: LeadSurface;
  kind: LeadKind;
  facts: LeadFacts;
  given?: { values?: FormValues | undefined; errors?: FormErrors | undefined } | undefined;
  /** Shows the part of the form that a field stands in. */
  reveal?: (field: string) => void;
  onSent?: (() => void) | undefined;
}

/** A lead form at work: its draft, its rules, the queue, and how it is sent and thanked for. */
export function useLeadForm({ surface, kind, facts, given, reveal, onSent }: LeadFormUse) {
  const { t, language } = useText();
  const { edition } = usePage();
  /** Fields that begin anew are other fields: whatever they have looked up goes with them. */
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const recaptcha = useRecaptcha(facts.recaptcha, place);
  const startAnew = () => setRound((before) => before + 1);
  const sending = useSending({ recaptcha, startAnew, onSent });

  const form = useForm({
    id: inputPrefix(surface),
    fields: SURFACES[surface].fields.flatMap((name) =>
      name === "visit" ? [VISIT_TIME] : isLeadField(name) ? [name] : [],
    ),
    required: REQUIRED_FIELDS[kind],
    given,
    check: (values) => leadErrors(values, edition, t),
    send: (_, values) => sending.send(values),
    sending: t("lead.sending"),
    summarise: (count) =>
      pluralForm(count, language) === "one" ? t("lead.summaryOne") : t("lead.summaryMany", { count }),
    fieldOf: (input) => (input === "dialCode" ? "phone" : input),
    ...(reveal && { reveal }),
  });
  useDraft(form.ref, {
    isGivenBack: hasContact(given?.values),
    isOver: form.state === "sent",
    onDropped() {
      if (sending.isUnderWay.current) return;
      startAnew();
      form.reset();
    },
  });
  useQueued(form, sending);
  useLeadQueue(facts);

  // The button is gone until something changes, so the focus goes to the word that it waits.
  const waits = useRef<HTMLDivElement>(null);
  const isWaitingHere = form.state === "queued" && sending.awaited.current !== undefined;
  useEffect(() => {
    if (isWaitingHere) waits.current?.focus();
  }, [isWaitingHere]);

  /** What is wrong with a number is said when it is heard of; nobody waits for that to send the form. */
  const askForPhone = async (values: FormValues) => {
    const { phone } = readValues(values, edition).typed;
    if (phone === "") return;
    const tell = () => {
      const element = form.ref.current;
      // It may have been sent or thrown away meanwhile.
      if (element && valuesOf(element).phone?.trim()) form.recheck("phone");
    };
    await loadPhoneRules();
    tell();
    if (await isRefused(phone, edition.isoCode)) tell();
  };

  return {
    ...form,
    round,
    thanks: sending.thanks,
    places: { recaptcha: place, waits },
    form: {
      ...form.form,
      id: `lead-form-${surface}`,
      onFocus() {
        void loadPhoneRules();
        void recaptcha.prepare();
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        form.form.onBlur(event);
        const { target, currentTarget } = event;
        const isPhone = isControl(target) && ["phone", "dialCode"].includes(target.name);
        if (isPhone) void askForPhone(valuesOf(currentTarget));
      },
    },
  };
}

export type LeadFormAtWork = ReturnType<typeof useLeadForm>;

function hasContact(values: FormValues = {}): boolean {
  return ["name", "phone", "email", "pincode"].some((name) => values[name]);
}
