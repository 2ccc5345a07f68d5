import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readChoice } from "../../src/web/frame/consent/choice.ts";
import CookieSettings from "../../src/web/frame/consent/cookie-settings.island.tsx";
import { storePreference } from "../../src/web/frame/consent/preferences.ts";
import { onPageEvent } from "../../src/web/frame/page-events.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const PROPS = {
  categories: ["preferences", "measurement", "marketing"] as ("preferences" | "measurement" | "marketing")[],
  policy: "/in/interiors/service/cookie-policy",
};

const told: Record<string, boolean>[] = [];
onPageEvent("atrium:consent", (granted) => told.push(granted));
let sent: unknown[] = [];
let status = 200;

beforeEach(() => {
  sent = [];
  status = 200;
  told.length = 0;
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(await request.json());
    return Response.json({ receipt: "x", at: "2026-11-16T10:00:00Z" }, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: the test ends what it has set
  document.cookie = "consent=; Max-Age=0; Path=/";
  localStorage.clear();
});

async function openPanel(region: "in" | "sa-ar" = "in") {
  await openIsland(CookieSettings, PROPS, { region });
  const panel = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  panel.showModal();
  return { panel, within: within(panel), user: userEvent.setup() };
}

test("AN-01 the server renders no choice: the page is the same for everyone", () => {
  expect(serveIsland(CookieSettings, PROPS).element.innerHTML).toBe("");
});

test("AN-01 nothing is measured before consent, and necessary cookies cannot be refused", async () => {
  const { within } = await openPanel();
  const [needed, ...others] = within.getAllByRole<HTMLInputElement>("switch");
  expect([needed?.checked, needed?.disabled]).toEqual([true, true]);
  expect(others.map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(within.getByText(/You haven’t chosen yet/)).toBeTruthy();
});

test("AN-01 a saved choice takes effect immediately, and its receipt is stored and shown", async () => {
  const { within, user, panel } = await openPanel();
  await user.click(within.getByRole("switch", { name: /Preferences/ }));
  await user.click(within.getByRole("switch", { name: /Measurement/ }));
  expect(told).toEqual([]);
  await user.click(within.getByRole("button", { name: "Save my choice" }));
  expect(told).toEqual([{ preferences: false, measurement: true, marketing: false }]);
  const choice = readChoice(document.cookie);
  expect(choice?.granted).toEqual({ preferences: false, measurement: true, marketing: false });
  await vi.waitFor(
    () =>
      expect(sent).toEqual([
        { receipt: choice?.receipt, version: "2026-11", categories: ["measurement"], region: "in" },
      ]),
    PATIENT,
  );
  expect(panel.textContent).toMatch(/Your choice on .+, receipt no\. [2-9B-Z]{10}/);
});

test("AN-01 refusing is as easy as accepting, and deletes the stored data", async () => {
  const { within, user } = await openPanel();
  const looks = ["Reject all", "Accept all", "Save my choice"].map(
    (name) => within.getByRole("button", { name }).className,
  );
  expect(new Set(looks).size).toBe(1);
  await user.click(within.getByRole("button", { name: "Accept all" }));
  storePreference("my-city", "mumbai");
  expect(localStorage.getItem("my-city")).toBe("mumbai");
  await user.click(within.getByRole("button", { name: "Reject all", hidden: true }));
  expect(told.at(-1)).toEqual({ preferences: false, measurement: false, marketing: false });
  expect(localStorage.getItem("my-city")).toBeNull();
  storePreference("my-city", "mumbai");
  expect(localStorage.getItem("my-city")).toBeNull();
});

test("AN-01 a choice takes effect even if its receipt cannot be stored, and the panel says so", async () => {
  status = 503;
  const { within, user, panel } = await openPanel();
  await user.click(within.getByRole("button", { name: "Reject all" }));
  await vi.waitFor(() => expect(panel.textContent).toContain("our copy of the receipt"), PATIENT);
  expect(readChoice(document.cookie)?.granted.measurement).toBe(false);
});

test("AN-01 the panel is in Arabic", async () => {
  const { within } = await openPanel("sa-ar");
  expect(within.getByRole("heading", { name: "إعدادات ملفات تعريف الارتباط" })).toBeTruthy();
  expect(within.getByRole("button", { name: "رفض الكل" })).toBeTruthy();
});
