import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import {
  type FormValues,
  fillField,
  isControl,
  typedUnder,
  valuesOf,
} from "../../../frame/forms/form-values.ts";
import { type FormErrors, useForm } from "../../../frame/forms/use-form.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { RecaptchaSettings } from "../../../frame/seo/site-settings.ts";
import type { LeadFacts } from "../forms/lead-facts.ts";
import { type LeadKind, REQUIRED_FIELDS } from "../forms/read-lead-form.ts";
import { type LeadSurface, SURFACES } from "../forms/surfaces.ts";
import { prepareRecaptcha, recaptchaToken } from "../send/recaptcha.ts";
import { isRefused, loadPhoneRules } from "../send/refused-numbers.ts";
import { isLeadField, leadErrors, readValues, VISIT_TIME } from "./check-lead.ts";
import { DRAFT_FIELDS, type Draft } from "./lead-draft.ts";
import { currentDraft, type DraftFollower, followDraft, shareDraft } from "./shared-draft.ts";
import { useLeadQueue } from "./use-lead-queue.ts";
import { useQueued, useSending } from "./use-sending.ts";

export interface LeadFormUse {
  surface: LeadSurface;
  kind: LeadKind;
  facts: LeadFacts;
  given?: { values?: FormValues | undefined; errors?: FormErrors | undefined } | undefined;
  reveal?: (field: string) => void;
  onSent?: (() => void) | undefined;
}

export function useLeadForm({ surface, kind, facts, given, reveal, onSent }: LeadFormUse) {
  const { t } = useText();
  const { edition } = usePage();
  /** A new round mounts new fields, which discards everything that the old ones have looked up. */
  const [round, setRound] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const recaptcha = useRecaptcha(facts.recaptcha, element);
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
    summarise: (count) => t("lead.summaryMany", { count }),
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

  // The button is hidden until the form changes, so the focus moves to the message that the lead is waiting.
  const waits = useRef<HTMLDivElement>(null);
  const isWaitingHere = form.state === "queued" && sending.awaited.current !== undefined;
  useEffect(() => {
    if (isWaitingHere) waits.current?.focus();
  }, [isWaitingHere]);

  /** Shows the error of a number when the response arrives; sending the form does not wait for it. */
  const askForPhone = async (values: FormValues) => {
    const { phone } = readValues(values, edition).typed;
    if (phone === "") return;
    const tell = () => {
      const element = form.ref.current;
      // The form may have been sent or removed in the meantime.
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
    elements: { recaptcha: element, waits },
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

function useRecaptcha(settings: RecaptchaSettings | undefined, element: RefObject<HTMLElement | null>) {
  const { language } = useText();
  const { state } = usePage();
  const isPrepared = useRef(false);
  const use = { settings, language, element: () => element.current };
  return {
    token: () => recaptchaToken(use),
    /** Loads the script on the first interaction with the form. */
    async prepare() {
      if (!settings || isPrepared.current) return;
      isPrepared.current = true;
      if (!(await prepareRecaptcha(use)) || !settings.hideBadge) return;
      // The badge may be hidden only if its terms are shown beside the form.
      state.setState("isRecaptchaTextVisible", true);
      document.documentElement.dataset.recaptchaBadge = "hidden";
    },
  };
}

interface DraftUse {
  /** The server has rendered the form with the submitted values, which an older draft must not overwrite. */
  isGivenBack: boolean;
  /** The form has been sent; the blur event that follows must not store a new draft. */
  isOver: boolean;
  onDropped: () => void;
}

function useDraft(ref: RefObject<HTMLFormElement | null>, use: DraftUse): void {
  const { edition, state } = usePage();
  const { country } = edition;
  const isFilling = useRef(false);

  const fill = (form: HTMLFormElement, draft: Draft) => {
    isFilling.current = true;
    for (const name of DRAFT_FIELDS) {
      const value = draft[name];
      if (value !== undefined) fillField(form, name, value);
    }
    isFilling.current = false;
  };
  const restore = useEffectEvent((form: HTMLFormElement) => {
    if (!use.isGivenBack) fill(form, currentDraft(country));
  });
  const follow = useEffectEvent((form: HTMLFormElement, draft: Draft | undefined) => {
    if (draft) fill(form, draft);
    else use.onDropped();
  });
  const keep = useEffectEvent((form: HTMLFormElement, follower: DraftFollower) => {
    if (isFilling.current || use.isOver) return;
    const draft = draftOf(form);
    shareDraft(country, draft, follower);
    const whatsappConsent = draft.whatsapp === undefined || draft.whatsapp !== "";
    state.setState("leadForm", { formEntries: { ...draft, whatsappConsent } });
  });

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    restore(form);
    const follower: DraftFollower = (draft) => follow(form, draft);
    const stopFollowing = followDraft(country, follower);
    const stop = new AbortController();
    const options = { signal: stop.signal };
    for (const type of ["input", "change"]) form.addEventListener(type, () => keep(form, follower), options);
    // A page from the back-forward cache has missed later changes of the draft.
    addEventListener("pageshow", ({ persisted }) => persisted && restore(form), options);
    return () => {
      stop.abort();
      stopFollowing();
    };
  }, [ref, country]);
}

function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    DRAFT_FIELDS.flatMap((name) => {
      const typed = typedUnder(form, name);
      return typed === undefined ? [] : [[name, typed]];
    }),
  );
}

/** The prefix of a form's input ids, because a page may contain several forms. */
export function inputPrefix(surface: LeadSurface): string {
  return `lead-${surface}`;
}
