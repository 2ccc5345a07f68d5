import type { RecaptchaSettings } from "../../../frame/seo/site-settings.ts";
import { createRecaptcha, type Recaptcha, type RecaptchaScript } from "./recaptcha.ts";
import { reportFailure } from "./report-failure.ts";

const ACTION = "lead";
const PATIENCE_MS = 5000;

export interface RecaptchaUse {
  /** Nothing where forms are not protected. */
  settings: RecaptchaSettings | undefined;
  language: string;
  /** Where version 2 stands in the form that is used first. */
  place: () => HTMLElement | null;
}

let recaptcha: Recaptcha | undefined;

/** Somebody begins to fill in a form: the script gets a head start. True once it is at work. */
export async function prepareRecaptcha(use: RecaptchaUse): Promise<boolean> {
  const made = await ask(use, async (script) => {
    await script.prepare();
    return "ready";
  });
  return made !== undefined;
}

/** A token where forms are protected and one can be had in time. Without one the lead is sent all the same: the server holds it. */
export function recaptchaToken(use: RecaptchaUse): Promise<string | undefined> {
  return ask(use, (script) => script.execute(ACTION));
}

async function ask(
  { settings, language, place }: RecaptchaUse,
  what: (script: Recaptcha) => Promise<string>,
): Promise<string | undefined> {
  if (!settings || !navigator.onLine) return undefined;
  try {
    recaptcha ??= createRecaptcha({ ...settings, language }, { load, script: loaded, place: inside(place) });
    return await Promise.race([what(recaptcha), patience()]);
  } catch (error) {
    reportFailure("reCAPTCHA", error);
    return undefined;
  }
}

/** Its widget keeps a place of its own: React must not find it among what it has made. */
function inside(place: () => HTMLElement | null): () => HTMLElement {
  return () => {
    const own = document.createElement("div");
    (place() ?? document.body).append(own);
    return own;
  };
}

function load(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    document.head.append(script);
  });
}

function loaded(): RecaptchaScript | undefined {
  return Reflect.get(window, "grecaptcha") as RecaptchaScript | undefined;
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
