import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import MultiStepForm from "../../../src/web/features/leads/steps/multi-step-form.island.tsx";
import { answerCalls } from "../../support/islands/answer-calls.ts";
import { openIsland, serveIsland } from "../../support/islands/serve-island.tsx";
import { PATIENT } from "../../support/patient.ts";

const LEADS = "/bumblebee/v1/api/leads";
const facts = { action: "/in/talk", path: "/in", isWhatsappOn: true };

const shown = () =>
  [...document.querySelectorAll<HTMLElement>(".lead-step")].flatMap((step, index) =>
    step.hidden ? [] : [index + 1],
  );
const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("the form in steps", () => {
  test("without a script it shows all questions together", () => {
    serveIsland(MultiStepForm, { facts });
    expect(shown()).toEqual([1, 2, 3]);
    expect(screen.getAllByRole("group").length).toBeGreaterThanOrEqual(3);
  });

  test("LF-01 it shows one step after the other, does not advance with a wrong answer, and is sent at the end", async () => {
    const asked = answerCalls({ [LEADS]: Response.json({}) });
    const { state } = await openIsland(MultiStepForm, { facts });
    await vi.waitFor(() => expect(shown()).toEqual([1]), PATIENT);
    await userEvent.click(screen.getByLabelText("A kitchen"));
    await userEvent.click(button("Next"));
    expect(shown()).toEqual([2]);
    expect(document.activeElement?.className).toContain("lead-step");
    expect(screen.getByText("Step 2 of 3")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Pincode"), "56{Enter}");
    expect(shown()).toEqual([2]);
    expect(field("pincode")?.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("pincode"));
    await userEvent.type(screen.getByLabelText("Pincode"), "0102{Enter}");
    expect(shown()).toEqual([3]);
    await userEvent.click(button("Back"));
    expect(field("pincode")?.value).toBe("560102");
    expect(state.getState().multiStepLeadForm.step).toBe(2);
    await userEvent.click(button("Next"));
    await userEvent.type(screen.getByLabelText("Your name"), "Asha");
    const phone = field("phone");
    if (phone) await userEvent.type(phone, "9845012345");
    await userEvent.click(button("Book Online Consultation"));
    await screen.findByRole("heading", { name: "Thank you for your interest!" }, PATIENT);
    expect(asked.find(({ path }) => path === LEADS)?.body).toMatchObject({
      scope: "kitchen",
      pincode: "560102",
      name: "Asha",
      cta_type: "Multi Step Form",
    });
  });

  test("LF-18 shows an error of the server in its step", async () => {
    answerCalls({
      [LEADS]: Response.json({ error: "…", field: "pincode", reason: "wrong" }, { status: 400 }),
    });
    sessionStorage.setItem(
      "lead-draft",
      JSON.stringify({ in: { name: "Asha", phone: "9845012345", pincode: "560102" } }),
    );
    await openIsland(MultiStepForm, { facts });
    await vi.waitFor(() => expect(shown()).toEqual([1]), PATIENT);
    await userEvent.click(button("Next"));
    await userEvent.click(button("Next"));
    await userEvent.click(button("Book Online Consultation"));
    await vi.waitFor(() => expect(document.activeElement).toBe(field("pincode")), PATIENT);
    expect(shown()).toEqual([2]);
  });
});
