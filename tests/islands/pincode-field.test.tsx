import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { PincodeField } from "../../src/web/features/places/serviceability/pincode-field.tsx";
import { island } from "../../src/web/frame/islands/island.tsx";
import { answerCalls } from "../support/islands/answer-calls.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const PLACES: Record<string, object> = {
  "560066": {
    place: { en: "Whitefield" },
    city: { slug: "bengaluru", name: { en: "Bengaluru" } },
    lat: 12.97,
    lng: 77.75,
    centre: { id: "x", name: { en: "Whitefield" }, city: { en: "Bengaluru" }, km: 2.14 },
  },
  "23451": { place: { en: "As Safa", ar: "الصفا" }, lat: 21.5, lng: 39.2 },
  "800001": { nearestCity: { slug: "kolkata", name: { en: "Kolkata" }, km: 466 }, lat: 25.6, lng: 85.1 },
  "834001": { lat: 23.3, lng: 85.3 },
};
const SERVED = [560066, 23451];

const answers = {
  "/user-pincode-mappings": (url: URL) => ({ mappings: [PLACES[url.searchParams.get("pincode") ?? ""]] }),
  "/graphql": (_: URL, body: unknown) => {
    const { pincode } = Object(body).variables.locationDetails;
    const services = {
      interiorsBU: SERVED.includes(pincode),
      servicesBU: false,
      productsBU: pincode === 560066,
    };
    return { data: { locationServiceability: { services } } };
  },
  "/static/verticals": () => ({
    content: {
      verticalsMappings: { interiorsBU: "interiors", productsBU: "products" },
      titles: { products: "furniture" },
    },
  }),
  "/waiting-list/count": () => ({ waiting: 12 }),
  "/waiting-list": (): unknown => ({ waiting: 13, position: 13 }),
  "/phone/validate": (): unknown => Response.json({ reason: "short" }, { status: 400 }),
};

const Where = island("where-test", function WhereTest({ given }: { given?: string }) {
  return (
    <form>
      <input name="dialCode" defaultValue="+91" aria-label="code" />
      <input name="phone" aria-label="phone" />
      <PincodeField id="p" defaultValue={given} />
    </form>
  );
});

beforeEach(() => {
  vi.stubGlobal("reportError", () => {});
});

test("SV-01 SV-02 SV-07 a complete post code shows whether we build there, and what else is offered", async () => {
  const asked = answerCalls(answers);
  const { state } = await openIsland(Where, {});
  await userEvent.type(screen.getByLabelText("Pincode"), "560 066");
  await says("Whitefield: we build here, centre 2.1\u00a0km away");
  await says("Also here: furniture.");
  expect(serviceable()).toBe("true");
  expect(asked.map(({ path }) => path)).toEqual(["/user-pincode-mappings", "/graphql", "/static/verticals"]);
  expect(state.getState().locationServiceability.services).toEqual(["interiorsBU", "productsBU"]);
  await userEvent.type(screen.getByLabelText("Pincode"), "{Backspace}");
  expect([note(), serviceable()]).toEqual(["", ""]);
});

test("SV-04 SV-08 outside the served area it offers a waiting list, and words the second refusal differently", async () => {
  const asked = answerCalls(answers);
  await openIsland(Where, {});
  await userEvent.type(screen.getByLabelText("Pincode"), "800001");
  await says("Sorry, we are currently not serviceable in your locality. Please try again");
  expect(serviceable()).toBe("false");
  expect(screen.getByText(/^The nearest place where we build is Kolkata, about 466/)).toBeTruthy();
  await screen.findByText("12 people are already waiting here.", {}, PATIENT);
  await userEvent.clear(screen.getByLabelText("Pincode"));
  expect(screen.queryByText("What we can still offer")).toBe(null);
  await userEvent.type(screen.getByLabelText("Pincode"), "834001");
  await says("Sorry, we are currently not serviceable in this locality.");
  expect(asked.map(({ path }) => path)).not.toContain("/static/verticals");
});

test("SV-13 joining the waiting list needs a contact; Enter does not submit the lead form", async () => {
  answerCalls(answers);
  await openIsland(Where, {});
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener("submit", sent);
  await userEvent.type(screen.getByLabelText("phone"), "12345");
  await userEvent.type(screen.getByLabelText("Pincode"), "800001");
  const contact = await screen.findByLabelText<HTMLInputElement>("Phone or e-mail", {}, PATIENT);
  await vi.waitFor(() => expect(contact.value).toBe("+91 12345"), PATIENT);
  await userEvent.click(screen.getByRole("button"));
  await screen.findByText("Enter a phone number or an e-mail address.", {}, PATIENT);
  expect(document.activeElement).toBe(contact);
  await userEvent.clear(contact);
  await userEvent.type(contact, "a@b.in{Enter}");
  await screen.findByText(/^You’re 13th on the list here/, {}, PATIENT);
  expect(screen.queryByLabelText("Phone or e-mail")).toBe(null);
  expect(sent).not.toHaveBeenCalled();
  document.removeEventListener("submit", sent);
});

test("says when the waiting list cannot be joined at the moment", async () => {
  answerCalls({ ...answers, "/waiting-list": () => new Response(null, { status: 503 }) });
  await openIsland(Where, { given: "800001" });
  const contact = await screen.findByLabelText("Phone or e-mail", {}, PATIENT);
  await userEvent.type(contact, "a@b.in{Enter}");
  await screen.findByText("We couldn’t add you just now. Try again in a minute.", {}, PATIENT);
});

test("SV-05 a failing lookup shows a message, and does not block the form", async () => {
  answerCalls({ ...answers, "/graphql": () => undefined });
  await openIsland(Where, {});
  await userEvent.type(screen.getByLabelText("Pincode"), "560066");
  await says("We couldn’t check this just now");
  expect(serviceable()).toBe("");
});

test("SV-06 shows the services of the default address without a lookup", async () => {
  const asked = answerCalls(answers);
  await openIsland(Where, { given: "560034" });
  await says("560034: we build here");
  expect(asked.map(({ path }) => path)).not.toContain("/graphql");
});

test("keeps a post code that was typed before hydration, also in Arabic digits", async () => {
  answerCalls(answers);
  const { hydrate } = serveIsland(Where, {}, { region: "sa-ar" });
  await userEvent.type(screen.getByLabelText("الرمز البريدي"), "٢٣٤٥١");
  await hydrate();
  await says("الصفا: نعمل هنا");
});

async function says(text: string): Promise<void> {
  await vi.waitFor(() => expect(note()).toContain(text), PATIENT);
}

function note(): string {
  return screen.getAllByRole("status")[0]?.textContent ?? "";
}

function serviceable(): unknown {
  const form = document.querySelector("form");
  return form && new FormData(form).get("serviceable");
}
