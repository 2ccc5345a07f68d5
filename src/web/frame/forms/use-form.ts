import { type FocusEvent, type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "../islands/page-context.ts";
import { controlsOf, type FormValues, isControl, valuesOf } from "./form-values.ts";

export type FormErrors = Readonly<Partial<Record<string, string>>>;

export type FormState = "idle" | "sending" | "queued" | "failed" | "sent";

/** The result: `wrong` names fields, the others may contain a message for the whole form. */
export type FormOutcome =
  | { state: "sent" }
  | { state: "queued" | "failed"; note?: string }
  | { state: "wrong"; errors: FormErrors };

interface FormOptions {
  id: string;
  fields: readonly string[];
  required?: readonly string[];
  check: (values: FormValues) => FormErrors;
  /** Values and errors from the server's response. */
  given?: { values?: FormValues | undefined; errors?: FormErrors | undefined } | undefined;
  /** Sends the validated form. Without it the browser submits the form. */
  send?: ((form: HTMLFormElement, values: FormValues) => Promise<FormOutcome>) | undefined;
  sending?: string;
  summarise?: (wrong: number) => string;
  /** The field of an input with another name: the dial code belongs to the phone field. */
  fieldOf?: (input: string) => string;
  /** Called before a field receives the focus, because it may be in a hidden part of the form. */
  reveal?: (field: string) => void;
}

interface Progress {
  state: FormState;
  note: string;
  /** The queued form was changed afterwards, so it can be sent again. */
  isChanged: boolean;
}

const IDLE: Progress = { state: "idle", note: "", isChanged: false };

/**
 * A form with one set of rules for browser and server. Inputs are uncontrolled; a field shows its error when it loses
 * the focus or the form is sent.
 */
export function useForm(options: FormOptions) {
  const { id, fields, required = [], check, given, send, fieldOf = (input) => input } = options;
  const ref = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [errors, setErrors] = useState<FormErrors>(given?.errors ?? {});
  const [{ state, note, isChanged }, setProgress] = useState(IDLE);
  const isAlive = useHydrated();
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

  /** Returns true if the fields are valid; otherwise shows the errors and focuses the first one. */
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
    // A submission is sent only once, however often the button is pressed.
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
    /** A queued form is not sent a second time unless it was changed. */
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
      // The browser's own validation is only for visitors without scripts.
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

/** Waits until no pointer is pressed: an error that appears would move the button away during the press. */
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
      // The click event follows the release, so the callbacks run after it.
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
