import { screen } from "@testing-library/dom";
import { beforeEach, expect, test, vi } from "vitest";
import LeadPopup from "../../../src/web/features/leads/popup/lead-popup.island.tsx";
import { answerCalls } from "../../support/islands/answer-calls.ts";
import { openIsland, serveIsland } from "../../support/islands/serve-island.tsx";
import { PATIENT } from "../../support/patient.ts";

const facts = { action: "/in/talk", path: "/in", isWhatsappOn: true };
const popup = () => document.querySelector<HTMLDialogElement>("#ask-us");

beforeEach(() => {
  localStorage.clear();
  answerCalls({});
});

test("LF-01 the pop-up is empty until it is hydrated, then open, and closing it is remembered", async () => {
  const { element, hydrate } = serveIsland(LeadPopup, { facts });
  expect(element.innerHTML).toBe("");
  await hydrate();
  await vi.waitFor(() => expect(popup()?.open).toBe(true), PATIENT);
  expect(popup()?.querySelector<HTMLInputElement>('[name="cta_type"]')?.value).toBe("Normal Pop-Up");
  popup()?.close();
  await vi.waitFor(() => expect(localStorage.getItem("popUpInteracted")).toBe("true"), PATIENT);
});

test("DR-08 on a phone it has the heading of the page, also in Arabic", async () => {
  await openIsland(
    LeadPopup,
    { facts },
    { region: "sa-ar", prepare: (state) => state.setState("mobilePopup", { isOpen: true, heading: "أهلًا" }) },
  );
  expect(await screen.findByRole("heading", { name: "أهلًا" }, PATIENT)).toBeTruthy();
});
