import { type SubmitEvent, useEffect, useRef, useState } from "react";

export type FormValues = Readonly<Record<string, string>>;
/** Sentences that say what to do, by the names of the inputs. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** How a form is sent: nothing typed is lost in any of them. */
export type FormState = "idle" | "sending" | "queued" | "failed" | "sent";

/** How it went: `wrong` names fields, `failed` and `queued` may bring a sentence for the form as a whole. */
export type FormOutcome =
  | { state: "sent" }
  | { state: "queued" | "failed"; note?: string }
  | { state: "wrong"; errors: FormErrors };

interface FormOptions {
  /** Of the form: its inputs' ids begin with it, for several forms may stand on a page. */
  id: string;
  /** The inputs in their order, and which of them cannot be left empty. */
  fields: readonly string[];
  required?: readonly string[];
  /** What is wrong with what stands in the form. The same rules as on the server. */
  check: (values: FormValues) => FormErrors;
  /** What the page that was sent the form has given back. */
  given?: { values?: FormValues | undefined; errors?: FormErrors | undefined } | undefined;
  /** Sends what has been found right. Where there is none the form goes the way of forms. */
  send?: ((form: HTMLFormElement, values: FormValues) => Promise<FormOutcome>) | undefined;
}

/**
 * A form with one set of rules for the browser and the server. Inputs keep their own values, so what was typed before React
 * came, or is given back, stands where it was; a field complains once it is left or sent, and stops as soon as it is right.
 */
export function useForm({ id, fields, required = [], check, given, send }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>(given?.errors ?? {});
  const [state, setState] = useState<FormState>("idle");
  const [note, setNote] = useState("");
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  const recheck = (form: HTMLFormElement, name: string) => {
    const { [name]: error } = check(valuesOf(form));
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));
  };

  const focusFirst = (form: HTMLFormElement, wrong: FormErrors) => {
    const first = fields.find((name) => wrong[name]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const finish = (form: HTMLFormElement, outcome: FormOutcome) => {
    const isWrong = outcome.state === "wrong";
    setState(isWrong ? "idle" : outcome.state);
    setNote("note" in outcome ? (outcome.note ?? "") : "");
    if (!isWrong) return;
    setErrors(outcome.errors);
    focusFirst(form, outcome.errors);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (state === "sending") return event.preventDefault();
    const values = valuesOf(form);
    const wrong = check(values);
    setErrors(wrong);
    if (fields.some((name) => wrong[name])) {
      event.preventDefault();
      setNote("");
      return focusFirst(form, wrong);
    }
    if (!send) return undefined;
    event.preventDefault();
    setState("sending");
    setNote("");
    return finish(form, await send(form, values));
  };

  return {
    ref,
    state,
    note,
    errors,
    setState,
    form: {
      ref,
      id,
      // The browser's own complaint is for whoever has no script.
      noValidate: isAlive,
      onSubmit,
      onBlur: ({ target, currentTarget }: { target: Element; currentTarget: HTMLFormElement }) => {
        const { name, value } = namedControl(target);
        if (name && value !== "") recheck(currentTarget, name);
      },
      onInput: ({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLFormElement }) => {
        const { name } = namedControl(target);
        if (name && errors[name]) recheck(currentTarget, name);
      },
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

/** What stands in a form; of a choice of several the last. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

function namedControl(target: EventTarget): { name: string; value: string } {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isControl ? target : { name: "", value: "" };
}
