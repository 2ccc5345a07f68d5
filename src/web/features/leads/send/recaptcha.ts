import type { RecaptchaSettings } from "../../../frame/seo/site-settings.ts";
import { reportFailure } from "./send-lead.ts";

export interface RecaptchaOptions {
  siteKey: string;
  version: 2 | 3;
  /** Of version 2: a box to tick, or nothing to see. */
  size: "invisible" | "normal";
  language: string;
  hideBadge: boolean;
  url: string;
}

export interface RecaptchaScript {
  ready: (then: () => void) => void;
  render: (place: HTMLElement, settings: Record<string, unknown>) => number;
  execute: (siteKeyOrWidget: string | number, settings?: { action: string }) => unknown;
  reset: (widget: number) => void;
  getResponse: (widget: number) => string;
}

export interface RecaptchaPage {
  load: (address: string) => Promise<unknown>;
  script: () => RecaptchaScript | undefined;
  place: () => HTMLElement;
}

export interface Recaptcha {
  /** Loads the script, once. */
  prepare: () => Promise<void>;
  execute: (action: string) => Promise<string>;
}

const PROBLEMS = {
  key: "ReCaptcha error: No key provided",
  version: "ReCaptcha error: No version provided",
  load: "ReCaptcha error: Failed to load script",
  execute: "ReCaptcha error: Failed to execute",
};

export function createRecaptcha(options: Partial<RecaptchaOptions>, page: RecaptchaPage): Recaptcha {
  const { siteKey, version } = options;
  if (!siteKey) throw new Error(PROBLEMS.key);
  if (version !== 2 && version !== 3) throw new Error(PROBLEMS.version);
  let loading: Promise<RecaptchaScript> | undefined;
  const load = () => {
    loading ??= loadScript(scriptAddress({ ...options, siteKey, version }), page).catch((error: unknown) => {
      // The next try is a new one: the visitor may have left a tunnel meanwhile.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  let widget: ReturnType<typeof createWidget> | undefined;
  const widgetIn = (script: RecaptchaScript) => {
    widget ??= createWidget(script, siteKey, options, page.place());
    return widget;
  };
  return {
    async prepare() {
      const script = await load();
      if (version === 2) widgetIn(script);
    },
    async execute(action) {
      const script = await load();
      try {
        const token =
          version === 3 ? await script.execute(siteKey, { action }) : await widgetIn(script).token();
        if (typeof token === "string" && token !== "") return token;
      } catch (error) {
        throw new Error(PROBLEMS.execute, { cause: error });
      }
      throw new Error(PROBLEMS.execute);
    },
  };
}

function scriptAddress({
  url = "https://www.google.com",
  version,
  siteKey,
  language = "en",
}: Partial<RecaptchaOptions> & { siteKey: string }): string {
  const query = new URLSearchParams({ render: version === 3 ? siteKey : "explicit", hl: language });
  return `${url}/recaptcha/api.js?${query}`;
}

async function loadScript(address: string, page: RecaptchaPage): Promise<RecaptchaScript> {
  try {
    await page.load(address);
  } catch (error) {
    throw new Error(PROBLEMS.load, { cause: error });
  }
  const script = page.script();
  if (!script) throw new Error(PROBLEMS.load);
  await new Promise<void>((resolve) => script.ready(resolve));
  return script;
}

/** Version 2 answers through callbacks. Under our policy they are functions given to it, never names in the address. */
function createWidget(
  script: RecaptchaScript,
  siteKey: string,
  { size = "invisible", hideBadge = false }: Partial<RecaptchaOptions>,
  place: HTMLElement,
) {
  let answer: { resolve: (token: string) => void; reject: (error: Error) => void } | undefined;
  const id = script.render(place, {
    sitekey: siteKey,
    size,
    badge: hideBadge ? "inline" : "bottomright",
    callback: (token: string) => answer?.resolve(token),
    "error-callback": () => answer?.reject(new Error("It could not reach its own service")),
  });
  return {
    async token(): Promise<string> {
      // A box has been ticked already, or not.
      if (size === "normal") return script.getResponse(id);
      const token = await new Promise<string>((resolve, reject) => {
        answer = { resolve, reject };
        script.execute(id);
      });
      // A token is good for one lead.
      script.reset(id);
      return token;
    },
  };
}

const ACTION = "lead";
const PATIENCE_MS = 5000;

interface RecaptchaUse {
  settings: RecaptchaSettings | undefined;
  language: string;
  place: () => HTMLElement | null;
}

let recaptcha: Recaptcha | undefined;

/** Loads the script as soon as somebody begins to fill in a form. True once it works. */
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
