import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import LeadForm from "../../../src/web/features/leads/forms/lead-form.island.tsx";
import { answerCalls } from "../../support/islands/answer-calls.ts";
import { openIsland, serveIsland } from "../../support/islands/serve-island.tsx";
import { PATIENT } from "../../support/patient.ts";

const LEADS = "/bumblebee/v1/api/leads";
const STORED = { token: "t-1", isRepeated: false, customerLead: { id: "lead-1" } };
const THANKS = '<main><div data-thanks=""><h1>Thank you, Asha</h1></div></main>';
const facts = { action: "/in/talk", path: "/in/design-ideas", isWhatsappOn: true };
const INLINE = { surface: "inline", facts } as const;

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[data-lead-form] [name="${name}"]`);
  if (!found) throw new Error(`No field is called ${name}`);
  return found;
};
const form = () => field("name").form ?? document.createElement("form");
const note = () => form().querySelector(".lead-form__note")?.textContent;
const press = () => userEvent.click(screen.getByRole("button", { name: "Book Free Consultation" }));

async function fill(person: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(person)) {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), value);
  }
}

const ASHA = { name: "Asha Rao", phone: "98450 12345" };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("a lead form", () => {
  test("LF-15 LF-22 DR-06 is sent once, fires an event, and is replaced by the lead's thank-you text", async () => {
    const asked = answerCalls({
      [LEADS]: Response.json(STORED),
      "/in/thank-you/t-1": new Response(THANKS, { headers: { "content-type": "text/html" } }),
    });
    const told = new Promise((resolve) =>
      document.addEventListener("atrium:lead-sent", (event) => resolve(Reflect.get(event, "detail")), {
        once: true,
      }),
    );
    const { state } = await openIsland(LeadForm, INLINE);
    await fill(ASHA);
    await userEvent.dblClick(screen.getByRole("button", { name: "Book Free Consultation" }));
    expect(await told).toEqual({ ctaType: "Normal Lead Forms", leadId: "lead-1" });
    const heading = await screen.findByRole("heading", { name: "Thank you, Asha" }, PATIENT);
    await vi.waitFor(() => expect(document.activeElement).toBe(heading), PATIENT);
    const leads = asked.filter(({ path }) => path === LEADS);
    expect(leads).toHaveLength(1);
    expect(leads[0]?.body).toMatchObject({
      ...ASHA,
      iso_code: "IN",
      kind: "soft",
      referral_page: "/in/design-ideas",
      is_whatsapp_enable: true,
      attempt: 1,
    });
    expect(form().dataset.state).toBe("sent");
    expect(sessionStorage.getItem("lead-draft")).toBeNull();
    expect(state.getState().leadForm).toMatchObject({ thankYouModal: true, loader: false });
  });

  test("DR-06 shows plain thanks when the lead has no thank-you page", async () => {
    answerCalls({ [LEADS]: Response.json({}) });
    await openIsland(LeadForm, INLINE);
    await fill(ASHA);
    await press();
    const heading = await screen.findByRole("heading", { name: "Thank you for your interest!" }, PATIENT);
    await vi.waitFor(() => expect(document.activeElement).toBe(heading), PATIENT);
  });

  test("LF-18 shows the error of each field and their number, focuses the first, and removes corrected ones", async () => {
    const asked = answerCalls({});
    await openIsland(LeadForm, INLINE);
    await press();
    expect(field("name").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("name"));
    expect(note()).toContain("2");
    await userEvent.type(field("name"), "Asha");
    expect(field("name").getAttribute("aria-invalid")).toBeNull();
    expect(note()).toBe("");
    await userEvent.type(field("phone"), "98450 123");
    await userEvent.tab();
    const described = document.getElementById(field("phone").getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain("2 digits short");
    await userEvent.keyboard("{Enter}");
    expect(asked).toEqual([]);
  });

  test("LF-18 shows an error of the server at its field, and loses no input", async () => {
    answerCalls({
      [LEADS]: Response.json({ error: "…", field: "phone", reason: "wrong" }, { status: 400 }),
    });
    await openIsland(LeadForm, INLINE);
    await fill(ASHA);
    await press();
    await vi.waitFor(() => expect(field("phone").getAttribute("aria-invalid")).toBe("true"), PATIENT);
    expect(document.activeElement).toBe(field("phone"));
    expect(field("name").value).toBe("Asha Rao");
  });

  test.each([
    [403, "couldn’t"],
    [429, "Wait a few minutes"],
  ])("a response with status %i shows a message below the form", async (status, words) => {
    answerCalls({ [LEADS]: new Response("", { status }) });
    await openIsland(LeadForm, INLINE);
    await fill(ASHA);
    await press();
    await vi.waitFor(() => expect(form().dataset.state).toBe("failed"), PATIENT);
    expect(note()).toContain(words);
  });

  test("LF-15 a lead that cannot be sent waits, is not sent twice, and is sent later", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    answerCalls({ [LEADS]: new TypeError("Failed to fetch") });
    await openIsland(LeadForm, INLINE);
    await fill(ASHA);
    await press();
    await vi.waitFor(() => expect(form().dataset.state).toBe("queued"), PATIENT);
    expect(localStorage.getItem("lead-queue")).toContain("Asha Rao");
    expect(screen.queryByRole("button", { name: "Book Free Consultation" })).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.className).toContain("lead-form__queued"), PATIENT);
    await userEvent.type(field("name"), "!");
    expect(screen.queryByRole("button", { name: "Book Free Consultation" })).not.toBeNull();

    vi.restoreAllMocks();
    answerCalls({ [LEADS]: Response.json({}) });
    dispatchEvent(new Event("online"));
    await screen.findByRole("heading", { name: "Thank you for your interest!" }, PATIENT);
    expect(localStorage.getItem("lead-queue")).toBeNull();
  });

  test("keeps text that was typed before hydration, and stores it for the session", async () => {
    answerCalls({});
    const { hydrate } = serveIsland(LeadForm, INLINE);
    await userEvent.type(field("name"), "Asha");
    await hydrate();
    await vi.waitFor(() => expect(sessionStorage.getItem("lead-draft")).toContain("Asha"), PATIENT);
    expect(field("name").value).toBe("Asha");
  });

  test("LF-18 restores the draft of this country, but not over values that the page returns", async () => {
    answerCalls({});
    const draft = JSON.stringify({ in: { name: "Asha", whatsapp: "" }, sg: { name: "Mei" } });
    sessionStorage.setItem("lead-draft", draft);
    await openIsland(LeadForm, INLINE);
    expect(field("name").value).toBe("Asha");
    expect(field("whatsapp").checked).toBe(false);
    await openIsland(LeadForm, {
      ...INLINE,
      values: { name: "Ravi", phone: "12" },
      errors: { phone: "Short." },
    });
    expect(field("name").value).toBe("Ravi");
    const summary = within(form()).getByRole("link", { name: "Short." });
    expect(summary.getAttribute("href")).toBe("#lead-inline-phone");
  });

  test("in Arabic its errors are in Arabic, from right to left, and it reads Arabic digits", async () => {
    const asked = answerCalls({ [LEADS]: Response.json({}) });
    await openIsland(
      LeadForm,
      { surface: "page", facts: { ...facts, action: "/sa-ar/talk" } },
      { region: "sa-ar" },
    );
    expect(document.documentElement.dir).toBe("rtl");
    await vi.waitFor(() => expect(form().noValidate).toBe(true), PATIENT);
    form().requestSubmit();
    await vi.waitFor(() => expect(note()).toMatch(/\p{Script=Arabic}/u), PATIENT);
    await fill({ name: "سارة", phone: "٠٥٠ ١٢٣٤٥٦٧", pincode: "٢٣٤٥١" });
    form().requestSubmit();
    await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain(LEADS), PATIENT);
    expect(asked.find(({ path }) => path === LEADS)?.body).toMatchObject({ iso_code: "SA", language: "ar" });
  });
});
