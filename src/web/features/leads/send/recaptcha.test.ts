import { describe, expect, test, vi } from "vitest";
import { createRecaptcha, type RecaptchaOptions, type RecaptchaScript } from "./recaptcha.ts";

const OPTIONS: RecaptchaOptions = {
  siteKey: "site-key",
  version: 3,
  size: "invisible",
  language: "ar",
  hideBadge: false,
  url: "https://captcha.test",
};

function outside(script: Partial<RecaptchaScript> = {}) {
  const load = vi.fn(async (_address: string) => {});
  const whole: RecaptchaScript = {
    ready: (then) => then(),
    render: () => 7,
    execute: () => Promise.resolve("token"),
    reset: () => {},
    getResponse: () => "",
    ...script,
  };
  return { load, script: () => whole, element: () => ({}) as HTMLElement };
}

describe("reCAPTCHA", () => {
  test("RC-01 RC-02 loads its script on demand, once, for its key and language", async () => {
    const page = outside();
    const recaptcha = createRecaptcha(OPTIONS, page);
    expect(page.load).not.toHaveBeenCalled();
    await recaptcha.prepare();
    await recaptcha.execute("lead");
    expect(page.load.mock.calls).toEqual([["https://captcha.test/recaptcha/api.js?render=site-key&hl=ar"]]);
  });

  test("RC-03 version 3 executes an action by name", async () => {
    const execute = vi.fn(async () => "token-3");
    expect(await createRecaptcha(OPTIONS, outside({ execute })).execute("lead")).toBe("token-3");
    expect(execute).toHaveBeenCalledWith("site-key", { action: "lead" });
  });

  test("RC-02 version 2 is invisible, with or without its badge, and responds through callbacks", async () => {
    const settings: Record<string, unknown>[] = [];
    const page = outside({
      render: (_, given) => settings.push(given),
      execute() {
        const { callback } = settings[0] ?? {};
        if (typeof callback === "function") setTimeout(() => callback("token-2"));
      },
    });
    const recaptcha = createRecaptcha({ ...OPTIONS, version: 2, hideBadge: true }, page);
    expect(await recaptcha.execute("lead")).toBe("token-2");
    expect(await recaptcha.execute("lead")).toBe("token-2");
    expect(settings).toHaveLength(1);
    expect(settings[0]).toMatchObject({ sitekey: "site-key", size: "invisible", badge: "inline" });
    expect(page.load.mock.calls[0]?.[0]).toContain("render=explicit");
  });

  test("RC-02 version 2 as a checkbox returns the ticked response", async () => {
    const ticked = outside({ getResponse: () => "ticked" });
    const options = { ...OPTIONS, version: 2, size: "normal" } as const;
    expect(await createRecaptcha(options, ticked).execute("lead")).toBe("ticked");
    await expect(createRecaptcha(options, outside()).execute("lead")).rejects.toThrow(
      "ReCaptcha error: Failed to execute",
    );
  });

  test("RC-04 every failure has its own message", async () => {
    expect(() => createRecaptcha({ ...OPTIONS, siteKey: "" }, outside())).toThrow(
      "ReCaptcha error: No key provided",
    );
    expect(() => createRecaptcha({ siteKey: "k" }, outside())).toThrow(
      "ReCaptcha error: No version provided",
    );
    const away = { ...outside(), load: () => Promise.reject(new Error("blocked")) };
    await expect(createRecaptcha(OPTIONS, away).execute("lead")).rejects.toThrow(
      "ReCaptcha error: Failed to load script",
    );
    const empty = { ...outside(), script: () => undefined };
    await expect(createRecaptcha(OPTIONS, empty).prepare()).rejects.toThrow(
      "ReCaptcha error: Failed to load script",
    );
    const failing = outside({ execute: () => Promise.reject(new Error("no")) });
    await expect(createRecaptcha(OPTIONS, failing).execute("lead")).rejects.toThrow(
      "ReCaptcha error: Failed to execute",
    );
  });

  test("RC-04 retries after the script failed to load", async () => {
    const page = outside();
    page.load.mockRejectedValueOnce(new Error("tunnel"));
    const recaptcha = createRecaptcha(OPTIONS, page);
    await expect(recaptcha.execute("lead")).rejects.toThrow("Failed to load script");
    expect(await recaptcha.execute("lead")).toBe("token");
  });
});
