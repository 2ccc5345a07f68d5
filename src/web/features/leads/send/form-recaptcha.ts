import { hydrateState } from "../../../frame/state/carry-state.ts";
import { editionOfForm } from "./check-form.ts";
import { createRecaptcha, type Recaptcha, type RecaptchaOptions, type RecaptchaScript } from "./recaptcha.ts";
import { reportFailure } from "./report-failure.ts";

const ACTION = "lead";
const PATIENCE_MS = 5000;

let recaptcha: Recaptcha | undefined;

/** Somebody begins to fill in a form: the script gets a head start. */
export function prepareRecaptcha(form: HTMLFormElement): void {
  void ask(form, async (made) => {
    await made.prepare();
    showLegalText(form);
    return undefined;
  });
}

/** A token where forms are protected and one can be had in time. Without one the lead is sent all the same: the server holds it. */
export function recaptchaToken(form: HTMLFormElement): Promise<string | undefined> {
  return ask(form, (made) => made.execute(ACTION));
}

async function ask(
  form: HTMLFormElement,
  what: (made: Recaptcha) => Promise<string | undefined>,
): Promise<string | undefined> {
  const settings = form.dataset.recaptcha;
  if (!settings || !navigator.onLine) return undefined;
  try {
    recaptcha ??= createRecaptcha({ ...parse(settings), language: editionOfForm(form).language }, page(form));
    return await Promise.race([what(recaptcha), patience()]);
  } catch (error) {
    reportFailure("reCAPTCHA", error);
    return undefined;
  }
}

function parse(settings: string): Partial<RecaptchaOptions> {
  return JSON.parse(settings);
}

function page(form: HTMLFormElement) {
  return {
    load: (address: string) =>
      new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = address;
        script.async = true;
        script.addEventListener("load", resolve);
        script.addEventListener("error", reject);
        document.head.append(script);
      }),
    script: () => Reflect.get(window, "grecaptcha") as RecaptchaScript | undefined,
    place() {
      const place = document.createElement("div");
      form.querySelector("[data-lead-submit]")?.before(place);
      return place;
    },
  };
}

/** Its badge may be hidden where its terms stand beside the form. */
function showLegalText(form: HTMLFormElement): void {
  if (!parse(form.dataset.recaptcha ?? "{}").hideBadge) return;
  hydrateState().setState("isRecaptchaTextVisible", true);
  document.documentElement.dataset.recaptchaBadge = "hidden";
  for (const text of document.querySelectorAll<HTMLElement>("[data-recaptcha-text]")) text.hidden = false;
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
