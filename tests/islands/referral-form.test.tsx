import { fireEvent, screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import ReferralForm from "../../src/web/pages/leads/refer-a-friend/sections/referral-form.island.tsx";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const FORM = { action: "/in/interiors/refer-a-friend#name-a-friend" };
const GIVEN = {
  referrer_name: "Asha Rao",
  referrer_email: "asha@example.com",
  friend_name: "Vikram Shah",
  friend_dial_code: "+91",
  friend_phone: "98450 12345",
  friend_email: "",
  comments: "",
  friend_agrees: "yes",
};

describe("the referral form", () => {
  test("RF-09 an empty form shows what is missing at each field, and links to the first", async () => {
    await openIsland(ReferralForm, FORM);
    expect(submit()).toBe(false);
    const alert = await screen.findByRole("alert", {}, PATIENT);
    expect(alert.textContent).toContain("5");
    const links = within(alert).getAllByRole<HTMLAnchorElement>("link");
    expect(links.map(({ hash }) => hash)).toEqual([
      "#refer-referrer_name",
      "#refer-referrer_email",
      "#refer-friend_name",
      "#refer-friend_phone",
      "#refer-friend_agrees",
    ]);
    expect(document.activeElement).toBe(field("referrer_name"));
    expect(field("referrer_name").getAttribute("aria-invalid")).toBe("true");
  });

  test("RF-09 a field shows its error when it loses focus, and removes it as soon as it is correct", async () => {
    await openIsland(ReferralForm, FORM);
    await userEvent.type(field("friend_phone"), "98450");
    await userEvent.tab();
    await screen.findByText("This number is too short", { exact: false, selector: "span" }, PATIENT);
    expect(screen.queryByRole("alert"), "nothing moves under a finger").toBe(null);
    await userEvent.type(field("friend_phone"), " 12345");
    expect(field("friend_phone").getAttribute("aria-invalid")).toBe(null);
    expect(screen.queryByRole("alert")).toBe(null);
  });

  test("a valid form is submitted once", async () => {
    await openIsland(ReferralForm, { ...FORM, values: GIVEN });
    const send = screen.getByRole("button", { name: "Send referral" });
    expect(submit()).toBe(true);
    await vi.waitFor(() => expect(send.getAttribute("aria-busy")).toBe("true"), PATIENT);
    expect(submit()).toBe(false);
    fireEvent(window, new Event("pageshow"));
    await vi.waitFor(() => expect(send.getAttribute("aria-busy")).toBe(null), PATIENT);
  });

  test("keeps text that was typed before hydration", async () => {
    const { hydrate } = serveIsland(ReferralForm, FORM);
    for (const name of ["referrer_name", "referrer_email", "friend_name", "friend_phone"] as const)
      await userEvent.type(field(name), GIVEN[name]);
    await userEvent.click(field("friend_agrees"));
    await hydrate();
    expect(field("friend_name").value).toBe("Vikram Shah");
    expect(submit()).toBe(true);
  });

  test("RF-07 RF-09 shows the values and errors that the page returns, also in Arabic", async () => {
    const errors = { friend_phone: "short", friend_agrees: "missing" } as const;
    const { hydrate } = serveIsland(
      ReferralForm,
      { ...FORM, values: { ...GIVEN, friend_agrees: "" }, errors, failure: "failed" },
      { region: "sa-ar" },
    );
    const before = document.body.textContent;
    await hydrate();
    expect(document.body.textContent).toBe(before);
    expect(screen.getAllByRole("alert")).toHaveLength(2);
    expect(field("friend_phone").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("checkbox", { description: /[\u0600-\u06ff]/ })).toBe(field("friend_agrees"));
  });
});

function field(name: string): HTMLInputElement {
  const found = document.getElementById(`refer-${name}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}`);
  return found;
}

/** True when the browser would submit the form to the server. */
function submit(): boolean {
  const form = field("friend_name").form;
  return form !== null && fireEvent.submit(form);
}
