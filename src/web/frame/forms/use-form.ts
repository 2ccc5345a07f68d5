import { type FocusEvent, type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useAlive } from "../islands/page-context.ts";
import { controlsOf, type FormValues, isControl, valuesOf } from "./form-values.ts";

export type FormErrors = Readonly<Partial<Record<string, string>>>;

export type FormState = "idle" | "sending" | "queued" | "failed" | "sent";

/** How it went: `wrong` names fields, the others may bring a sentence for the form as a whole. */
export type FormOutcome =
  | { state: "sent" }
  | { state: "queued" | "failed"; note?: string }
  | { state: "wrong"; errors: FormErrors };

interface FormOptions {
  id: string;
  fields: readonly string[];
  required?: readonly string[];
  check: (values: FormValues) => FormErrors;
  /** Values and errors that the server's answer gave back. */
  given?: { values?: FormValues | undefined; errors?: FormErrors | undefined } | undefined;
  /** Sends what has been found right. Where there is none the form goes the way of forms. */
  send?: ((form: HTMLFormElement, values: FormValues) => Promise<FormOutcome>) | undefined;
  sending?: string;
  summarise?: (wrong: number) => string;
  /** The field that an input belongs to, where that has another name: the prefix of a number is part of it. */
  fieldOf?: (input: string) => string;
  /** Called before a field gets the focus: it may stand in a part of the form that is not shown. */
  reveal?: (field: string) => void;
}

interface Progress {
  state: FormState;
  note: string;
  /** The queued form was changed since, so it can be sent again. */
  isChanged: boolean;
}

const IDLE: Progress = { state: "idle", note: "", isChanged: false };

/**
 * A form with one set of rules for browser and server. Inputs are uncontrolled; a field shows its error once it is left or
 * sent.
 */
export function useForm(options: FormOptions) {
  const { id, fields, required = [], check, given, send, fieldOf = (input) => input } = options;
  const ref = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [errors, setErrors] = useState<FormErrors>(given?.errors ?? {});
  const [{ state, note, isChanged }, setProgress] = useState(IDLE);
  const isAlive = useAlive();
  const whenPressIsOver = usePressOver();

  const show = (next: FormState, said = "") => setProgress({ state: next, note: said, isChanged: false });

  const recheck = (form: HTMLFormElement, name: string) => {
    const { [name]: error } = check(valuesOf(form));
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));
  };

  const focusFirst = (form: HTMLFormElement, wrong: FormErrors) => {
    const first = fields.find((name) => wrong[name]);
    if (!first) return;
    options.reveal?.(first);
    controlsOf(form, first)[0]?.focus();
  };

  const showErrors = (wrong: FormErrors) => {
    const count = fields.filter((name) => wrong[name]).length;
    const summary = options.summarise?.(count) ?? "";
    setErrors(wrong);
    show(summary ? "failed" : "idle", summary);
  };

  /** True where the fields are right; otherwise shows the errors and focuses the first. */
  const isRight = (form: HTMLFormElement, names: readonly string[] = fields) => {
    const wrong = check(valuesOf(form));
    const found = Object.fromEntries(names.map((name) => [name, wrong[name]]));
    const hasFound = names.some((name) => wrong[name]);
    if (hasFound && names === fields) showErrors(found);
    else setErrors((others) => ({ ...others, ...found }));
    if (hasFound) focusFirst(form, found);
    return !hasFound;
  };

  const finish = (form: HTMLFormElement, outcome: FormOutcome) => {
    if (outcome.state !== "wrong") return show(outcome.state, "note" in outcome ? outcome.note : "");
    showErrors(outcome.errors);
    return focusFirst(form, outcome.errors);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    // One submission is sent once, however often it is pressed.
    if (isUnderWay.current || state === "sent") return event.preventDefault();
    if (!isRight(form)) return event.preventDefault();
    if (!send) return undefined;
    event.preventDefault();
    isUnderWay.current = true;
    show("sending", options.sending);
    try {
      finish(form, await send(form, valuesOf(form)));
    } finally {
      isUnderWay.current = false;
    }
  };

  const onBlur = ({ target, currentTarget: form }: FocusEvent<HTMLFormElement>) => {
    const name = fieldUnder(target, fieldOf);
    if (name && valuesOf(form)[name]?.trim()) whenPressIsOver(() => recheck(form, name));
  };

  const onInput = ({ target, currentTarget: form }: InputEvent<HTMLFormElement>) => {
    const name = fieldUnder(target, fieldOf);
    if (name && errors[name]) recheck(form, name);
    if (state === "failed") show("idle");
    if (state === "queued") setProgress((before) => ({ ...before, isChanged: true }));
  };

  return {
    ref,
    state,
    note,
    errors,
    isAlive,
    /** What waits for a connection is not sent a second time, unless it was changed. */
    canSend: state !== "queued" || isChanged,
    show,
    showErrors,
    isRight: (names: readonly string[]) => ref.current !== null && isRight(ref.current, names),
    recheck: (name: string) => ref.current && recheck(ref.current, name),
    reset: () => {
      setErrors({});
      setProgress(IDLE);
    },
    form: {
      ref,
      id,
      // The browser's own complaint is for whoever has no script.
      noValidate: isAlive,
      onSubmit,
      onBlur,
      onInput,
    },
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      required: required.includes(name),
      defaultValue: given?.values?.[name],
      error: errors[name],
    }),
  };
}

function fieldUnder(target: EventTarget, fieldOf: (input: string) => string): string {
  return isControl(target) && target.name ? fieldOf(target.name) : "";
}

/** Waits until no finger or button is down: an error that appears would move the button away under the press. */
function usePressOver(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const listen = (type: string, act: () => void) =>
      document.addEventListener(type, act, { capture: true, signal: stop.signal });
    listen("pointerdown", () => {
      isPressed.current = true;
    });
    const release = () => {
      isPressed.current = false;
      // The click comes with the release, and first.
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act();
      });
    };
    listen("pointerup", release);
    listen("pointercancel", release);
    return () => stop.abort();
  }, []);
  return (act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  };
}
