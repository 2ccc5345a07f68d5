import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import LeadDrawer from "../../../src/web/features/leads/drawer/lead-drawer.island.tsx";
import { openLeadDrawer } from "../../../src/web/features/leads/drawer/open-lead-drawer.ts";
import { answerCalls } from "../../support/islands/answer-calls.ts";
import { openIsland, serveIsland } from "../../support/islands/serve-island.tsx";
import { PATIENT } from "../../support/patient.ts";

const LEADS = "/bumblebee/v1/api/leads";
const facts = { action: "/in/talk", path: "/in", isWhatsappOn: true };

const drawer = () => document.querySelector<HTMLDialogElement>("#lead-drawer");
const field = (name: string) => drawer()?.querySelector<HTMLInputElement>(`[name="${name}"]`);
const filled = () => vi.waitFor(() => expect(field("name")).toBeTruthy(), PATIENT);
const opened = async () => {
  await vi.waitFor(() => expect(drawer()?.open).toBe(true), PATIENT);
  await filled();
};

/** Adds a link to the page, outside of the island. */
function link(facts: Record<string, string>): HTMLElement {
  const made = document.createElement("a");
  made.href = "/in/talk";
  Object.assign(made.dataset, { opens: "lead-drawer", ...facts });
  document.body.append(made);
  return made;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answerCalls({ [LEADS]: Response.json({}) });
});

describe("the lead drawer", () => {
  test("DR-01 the server sends a closed dialog without a form, and the island adds the form", async () => {
    const { element, hydrate } = serveIsland(LeadDrawer, { facts });
    expect(element.querySelector("form[data-lead-form]")).toBeNull();
    expect(drawer()?.dataset.unfilled).toBe("");
    await hydrate();
    await filled();
    expect(drawer()?.dataset.unfilled).toBeUndefined();
    expect(drawer()?.open).toBe(false);
  });

  test("DR-04 DR-05 DR-07 shows the text of its opener, and its own text the next time", async () => {
    const { state } = await openIsland(LeadDrawer, { facts });
    const told: unknown[] = [];
    document.addEventListener("atrium:form-opened", (event) => told.push(Reflect.get(event, "detail")));
    state.setState("drawer", { priceNow: "₹4.6 – 5.6 lakh" });
    link({
      ctaType: "Design Idea Tag",
      formTitle: "This kitchen",
      about: "Sage kitchen",
      aboutImage: "/sage.jpg",
      aboutPrice: "₹5,20,000",
      mediaUrl: "/film.mp4",
      mediaAlt: "A kitchen in use",
      template: "template2",
    }).click();
    await opened();
    await vi.waitFor(() => expect(field("form_title")?.value).toBe("This kitchen"), PATIENT);
    expect(field("about")?.value).toBe("Sage kitchen, ₹4.6 – 5.6 lakh");
    expect(field("cta_type")?.value).toBe("Design Idea Tag");
    expect(drawer()?.dataset.template).toBe("template2");
    expect(drawer()?.querySelector("video")?.getAttribute("aria-label")).toBe("A kitchen in use");
    expect(state.getState().drawer).toMatchObject({ isOpen: true, heading: "This kitchen" });
    expect(told).toEqual([{ ctaType: "Design Idea Tag", title: "This kitchen" }]);

    drawer()?.close();
    await vi.waitFor(() => expect(drawer()?.querySelector("video")).toBeNull(), PATIENT);
    expect(state.getState().drawer.isOpen).toBe(false);
    link({ ctaType: "Footer" }).click();
    await opened();
    await vi.waitFor(() => expect(field("form_title")?.value).toBe("Talk to a designer"), PATIENT);
    expect(drawer()?.querySelector(".lead-about")).toBeNull();
    expect(field("cta_type")?.value).toBe("Footer");
  });

  test("LF-13 LF-18 asks where the home is, and requires an answer", async () => {
    await openIsland(LeadDrawer, { facts });
    await filled();
    const required = [...(drawer()?.querySelectorAll<HTMLInputElement>("input[required]") ?? [])];
    expect(required.map(({ name }) => name)).toEqual(["name", "phone", "pincode"]);
    for (const name of ["email", "property_name", "whatsapp", "referral_key", "website"])
      expect(field(name)).toBeTruthy();
  });

  test("LF-18 folds the optional fields, and opens them when one of them is wrong", async () => {
    const { state } = await openIsland(LeadDrawer, { facts });
    openLeadDrawer(state, { title: "Talk to a designer", button: "Call me", ctaType: "Header" });
    await opened();
    const folded = ["name", "phone", "pincode", "email", "property_name", "pact_hours"].filter((name) =>
      field(name)?.closest("details"),
    );
    expect(folded).toEqual(["email", "property_name", "pact_hours"]);
    const fold = field("email")?.closest("details");
    expect(fold?.open).toBe(false);
    for (const [name, value] of Object.entries({ name: "Asha Rao", phone: "9845012345", pincode: "560034" }))
      await userEvent.type(field(name) as HTMLInputElement, value);
    const email = field("email") as HTMLInputElement;
    await userEvent.type(email, "asha@");
    await userEvent.click(screen.getByRole("button", { name: "Call me" }));
    await vi.waitFor(() => expect(fold?.open).toBe(true), PATIENT);
    await vi.waitFor(() => expect(document.activeElement).toBe(email), PATIENT);
  });

  test("OE-06 can be opened by a script, also before hydration", async () => {
    const { state, hydrate } = serveIsland(LeadDrawer, { facts });
    openLeadDrawer(state, { title: "Talk to Asha", button: "Call me", ctaType: "Oembed Pop-Up" });
    await hydrate();
    await opened();
    expect(screen.getByRole("button", { name: "Call me", hidden: true })).toBeTruthy();
    expect(field("cta_type")?.value).toBe("Oembed Pop-Up");
  });

  test("DR-06 shows a new form when it is opened again after the thanks", async () => {
    await openIsland(LeadDrawer, { facts });
    link({ ctaType: "Header" }).click();
    await opened();
    for (const [name, value] of Object.entries({ name: "Asha", phone: "9845012345", pincode: "560034" })) {
      const input = field(name);
      if (input) await userEvent.type(input, value);
    }
    field("name")?.form?.requestSubmit();
    await vi.waitFor(() => expect(drawer()?.querySelector("[data-thanks]")).toBeTruthy(), PATIENT);
    drawer()?.close();
    await vi.waitFor(() => expect(drawer()?.querySelector("[data-thanks]")).toBeNull(), PATIENT);
    expect(field("name")?.value).toBe("");
    expect(field("name")?.form?.dataset.state).toBe("idle");
  });

  test("in Arabic its form is in Arabic, from right to left", async () => {
    await openIsland(LeadDrawer, { facts: { ...facts, action: "/sa-ar/talk" } }, { region: "sa-ar" });
    link({ formTitle: "تحدّثوا مع مصمّم" }).click();
    await opened();
    expect(await screen.findByRole("heading", { name: "تحدّثوا مع مصمّم" }, PATIENT)).toBeTruthy();
    field("name")?.form?.requestSubmit();
    const note = () => drawer()?.querySelector(".lead-form__note")?.textContent;
    await vi.waitFor(() => expect(note()).toMatch(/\p{Script=Arabic}/u), PATIENT);
    expect(document.activeElement).toBe(field("name"));
  });
});
