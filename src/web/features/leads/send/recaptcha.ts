import type { RecaptchaSettings } from "../../../frame/seo/site-settings.ts";
import { reportFailure } from "./send-lead.ts";

export interface RecaptchaOptions {
  siteKey: string;
  version: 2 | 3;
  /** For version 2: a checkbox, or an invisible widget. */
  size: "invisible" | "normal";
  language: string;
  hideBadge: boolean;
  url: string;
}

export interface RecaptchaScript {
  ready: (then: () => void) => void;
  render: (element: HTMLElement, settings: Record<string, unknown>) => number;
  execute: (siteKeyOrWidget: string | number, settings?: { action: string }) => unknown;
  reset: (widget: number) => void;
  getResponse: (widget: number) => string;
}

export interface RecaptchaPage {
  load: (address: string) => Promise<unknown>;
  script: () => RecaptchaScript | undefined;
  element: () => HTMLElement;
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
      // The next call tries again, because the connection may have returned.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  let widget: ReturnType<typeof createWidget> | undefined;
  const widgetIn = (script: RecaptchaScript) => {
    widget ??= createWidget(script, siteKey, options, page.element());
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

/** Version 2 responds through callbacks. Our security policy requires them as functions, not as names in the URL. */
function createWidget(
  script: RecaptchaScript,
  siteKey: string,
  { size = "invisible", hideBadge = false }: Partial<RecaptchaOptions>,
  element: HTMLElement,
) {
  let answer: { resolve: (token: string) => void; reject: (error: Error) => void } | undefined;
  const id = script.render(element, {
    sitekey: siteKey,
    size,
    badge: hideBadge ? "inline" : "bottomright",
    callback: (token: string) => answer?.resolve(token),
    "error-callback": () => answer?.reject(new Error("reCAPTCHA could not reach its service")),
  });
  return {
    async token(): Promise<string> {
      // The checkbox is already ticked or not.
      if (size === "normal") return script.getResponse(id);
      const token = await new Promise<string>((resolve, reject) => {
        answer = { resolve, reject };
        script.execute(id);
      });
      // A token is valid for one lead.
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
  element: () => HTMLElement | null;
}

let recaptcha: Recaptcha | undefined;

/** Loads the script when a visitor begins to fill in a form. Resolves to true if it works. */
export async function prepareRecaptcha(use: RecaptchaUse): Promise<boolean> {
  const made = await ask(use, async (script) => {
    await script.prepare();
    return "ready";
  });
  return made !== undefined;
}

/**
 * Returns a token if forms are protected and the script answers in time. Without one the lead is still sent, and the
 * server holds it for review.
 */
export function recaptchaToken(use: RecaptchaUse): Promise<string | undefined> {
  return ask(use, (script) => script.execute(ACTION));
}

async function ask(
  { settings, language, element }: RecaptchaUse,
  what: (script: Recaptcha) => Promise<string>,
): Promise<string | undefined> {
  if (!settings || !navigator.onLine) return undefined;
  try {
    recaptcha ??= createRecaptcha(
      { ...settings, language },
      { load, script: loaded, element: inside(element) },
    );
    return await Promise.race([what(recaptcha), patience()]);
  } catch (error) {
    reportFailure("reCAPTCHA", error);
    return undefined;
  }
}

/** The widget gets its own element, which React does not manage. */
function inside(element: () => HTMLElement | null): () => HTMLElement {
  return () => {
    const own = document.createElement("div");
    (element() ?? document.body).append(own);
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
