import { fireEvent, screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { DetailsAnswer } from "../../src/web/pages/leads/lead-refill/answer-form.ts";
import DetailsForm from "../../src/web/pages/leads/lead-refill/sections/details-form.island.tsx";
import TicketForm from "../../src/web/pages/leads/lead-refill/sections/ticket-form.island.tsx";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const TICKET = { q: "x", type: "other issue", answer: undefined } as const;
const DETAILS = { q: "x", missing: ["email", "pincode", "scope"] as const, answer: undefined };

describe("a ticket", () => {
  test("TK-03 without text is not sent, and removes the error with the first letter", async () => {
    await openIsland(TicketForm, TICKET);
    expect(submit()).toBe(false);
    const area = screen.getByRole<HTMLTextAreaElement>("textbox");
    await vi.waitFor(() => expect(area.getAttribute("aria-invalid")).toBe("true"), PATIENT);
    expect(document.activeElement).toBe(area);
    await userEvent.keyboard("A");
    expect(area.getAttribute("aria-invalid")).toBe(null);
    expect(submit()).toBe(true);
    await vi.waitFor(
      () => expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true"),
      PATIENT,
    );
    expect(submit(), "once").toBe(false);
  });

  test("TK-06 that was refused shows the written text and the error, also in Arabic", async () => {
    const answer = { ticketType: "other issue", status: "error", description: "x", problem: "long" } as const;
    await openIsland(TicketForm, { ...TICKET, answer }, { region: "sa-ar" });
    const area = screen.getByRole<HTMLTextAreaElement>("textbox", { description: /[\u0600-\u06ff]/ });
    expect(area.value).toBe("x");
  });

  test("TK-06 shows a failed call above the form", async () => {
    const answer = { ticketType: "other issue", status: "error", description: "x" } as const;
    await openIsland(TicketForm, { ...TICKET, answer });
    expect(screen.getByRole("alert").textContent).not.toBe("");
  });

  test("keeps text that was typed before hydration", async () => {
    const { hydrate } = serveIsland(TicketForm, TICKET);
    await userEvent.type(screen.getByRole("textbox"), "A taller unit.");
    await hydrate();
    expect(submit()).toBe(true);
  });
});

describe("the missing details", () => {
  test("AMB-22 an error is shown when its field loses focus, and blocks the form", async () => {
    await openIsland(DetailsForm, DETAILS);
    const email = screen.getByLabelText("E-mail", { exact: false });
    await userEvent.type(email, "asha");
    await userEvent.tab();
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(submit()).toBe(false);
    await userEvent.type(email, "@example.com");
    expect(submit()).toBe(true);
  });

  test("shows the returned values and errors, also in Arabic", async () => {
    const values = { email: "a@b.co", pincode: "12", property_name: "", scope: "", stage: "keys-soon" };
    const problems: DetailsAnswer["problems"] = [{ field: "pincode", problem: "wrong" }];
    const answer = { values, problems, failure: "failed" } as const;
    await openIsland(DetailsForm, { ...DETAILS, answer }, { region: "sa-ar" });
    expect(screen.getByLabelText("الرمز البريدي").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent).toMatch(/[\u0600-\u06ff]/);
    expect(document.querySelector<HTMLInputElement>('[value="keys-soon"]')?.checked).toBe(true);
  });
});

/** True when the browser would submit the form to the server. */
function submit(): boolean {
  const form = document.querySelector("form");
  return form !== null && fireEvent.submit(form);
}
