import { fireEvent, screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import ChoicesForm from "../../src/web/pages/leads/contact-pact/sections/choices-form.island.tsx";
import VisitTimes from "../../src/web/pages/leads/thank-you/visit-times.island.tsx";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const TIMES = {
  action: "/in/thank-you/x#visit",
  days: [{ label: "Today", times: [{ at: "2026-11-17T16:30:00+05:30", label: "4:30 pm" }] }],
  problem: undefined,
};
const CHOICES = {
  action: "/in/contact-pact/x",
  chosen: { channel: "call", hours: "any", frequency: "once", language: "en", designer: "any" },
  hasNoAddress: true,
  asksForDesigner: true,
  hoursInWords: { any: "9 – 20", morning: "9 – 12", afternoon: "12 – 17", evening: "17 – 20" },
  languages: [{ code: "en", name: "English" }],
} as const;

test("DR-06 a visit without a time shows an error; with a time it is sent once", async () => {
  await openIsland(VisitTimes, TIMES);
  expect(submit()).toBe(false);
  await screen.findByRole("alert", {}, PATIENT);
  screen.getByRole("radio").focus();
  await userEvent.keyboard(" ");
  expect(screen.getByRole<HTMLInputElement>("radio").checked).toBe(true);
  expect(screen.queryByRole("alert")).toBe(null);
  expect([submit(), submit()]).toEqual([true, false]);
});

test("DR-06 says that a time is no longer free until another one is chosen, also in Arabic", async () => {
  await openIsland(VisitTimes, { ...TIMES, problem: "slotGone" }, { region: "sa-ar" });
  expect(screen.getByRole("alert").textContent).toMatch(/[\u0600-\u06ff]/);
  await userEvent.click(screen.getByRole("radio"));
  expect(screen.queryByRole("alert")).toBe(null);
});

test("keeps a time that was chosen before hydration", async () => {
  const { hydrate } = serveIsland(VisitTimes, TIMES);
  await userEvent.click(screen.getByRole("radio"));
  await hydrate();
  expect(submit()).toBe(true);
});

test("contact preferences are sent as chosen, once", async () => {
  const { hydrate } = serveIsland(ChoicesForm, { ...CHOICES, languages: [...CHOICES.languages] });
  await userEvent.click(screen.getByRole("radio", { name: "WhatsApp" }));
  await hydrate();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "WhatsApp" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "E-mail" }).disabled).toBe(true);
  expect(submit()).toBe(true);
  await vi.waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true"), PATIENT);
  expect(submit()).toBe(false);
});

/** True when the browser would submit the form to the server. */
function submit(): boolean {
  const form = document.querySelector("form");
  return form !== null && fireEvent.submit(form);
}
