import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import LeadForm from "../../../src/web/features/leads/forms/lead-form.island.tsx";
import type { RecaptchaSettings } from "../../../src/web/frame/seo/site-settings.ts";
import { answerCalls } from "../../support/islands/answer-calls.ts";
import { openIsland } from "../../support/islands/serve-island.tsx";
import { PATIENT } from "../../support/patient.ts";

const SETTINGS = { siteKey: "key", version: 3, size: "invisible", hideBadge: false, url: "" } as const;
const reports: string[] = [];

beforeEach(() => {
  reports.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal("reportError", ({ message }: Error) => reports.push(message));
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "grecaptcha");
});

/** Begins to fill in a form with these reCAPTCHA settings. */
async function begin(recaptcha: Record<string, unknown>): Promise<void> {
  answerCalls({});
  const facts = {
    ...{ action: "/in/talk", path: "/in", isWhatsappOn: true },
    recaptcha: recaptcha as unknown as RecaptchaSettings,
  };
  await openIsland(LeadForm, { surface: "inline", facts });
  const field = document.querySelector<HTMLInputElement>('[data-lead-form] [name="name"]');
  if (field) await userEvent.type(field, "Asha");
}

const script = () => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');

test("RC-04 a form reports each fault of its reCAPTCHA settings with its own message", async () => {
  await begin({ ...SETTINGS, siteKey: "" });
  await vi.waitFor(() => expect(reports).toContain("reCAPTCHA: ReCaptcha error: No key provided"), PATIENT);
  await begin({ ...SETTINGS, version: undefined });
  await vi.waitFor(
    () => expect(reports).toContain("reCAPTCHA: ReCaptcha error: No version provided"),
    PATIENT,
  );
  await begin(SETTINGS);
  await vi.waitFor(() => expect(script()).not.toBeNull(), PATIENT);
  script()?.dispatchEvent(new Event("error"));
  await vi.waitFor(
    () => expect(reports).toContain("reCAPTCHA: ReCaptcha error: Failed to load script"),
    PATIENT,
  );
});
