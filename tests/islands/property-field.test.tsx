import { fireEvent, screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { LocationProvider } from "../../src/web/features/places/serviceability/location-provider.tsx";
import { PincodeField } from "../../src/web/features/places/serviceability/pincode-field.tsx";
import { PropertyField } from "../../src/web/features/places/serviceability/property-field.tsx";
import { island } from "../../src/web/frame/islands/island.tsx";
import { answerCalls } from "../support/islands/answer-calls.ts";
import { openIsland, serveIsland } from "../support/islands/serve-island.tsx";
import { PATIENT } from "../support/patient.ts";

const CEDAR = {
  placeId: "own:cedar",
  kind: "property",
  name: "Cedar Court",
  detail: "HSR Layout, Bengaluru",
  sample: true,
};
const answers = {
  "/places/autocomplete": (): unknown => ({ predictions: [CEDAR], source: "own" }),
  "/v2/places": (): unknown => ({ ...CEDAR, pincode: "560034", city: "Bengaluru" }),
  "/user-pincode-mappings": () => ({ mappings: [] }),
  "/static/verticals": () => ({ content: {} }),
};

const Fields = island("fields-test", function FieldsTest() {
  return (
    <LocationProvider>
      <form>
        <PropertyField id="b" />
        <PincodeField id="p" />
      </form>
    </LocationProvider>
  );
});

const Alone = island("alone-test", function AloneTest() {
  return (
    <form>
      <PropertyField id="b" placeId="own:old" city="Pune" defaultValue="Old Tower" />
    </form>
  );
});

beforeEach(() => {
  vi.stubGlobal("reportError", () => {});
});

test("SV-11 SV-12 a building is found by keyboard, and fills in the other fields", async () => {
  const asked = answerCalls(answers);
  await openIsland(Fields, {});
  const heard: Record<string, unknown>[] = [];
  document.addEventListener("input", () => heard.push(values()));
  await userEvent.type(screen.getByLabelText("Building or project", { exact: false }), "ced");
  const option = await screen.findByRole("option", {}, PATIENT);
  expect(option.textContent).toBe("Cedar CourtHSR Layout, Bengaluru · example");
  expect(screen.getByRole("listbox", { name: "Buildings and places" })).toBeTruthy();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await vi.waitFor(() => expect(values()).toMatchObject({ pincode: "560034", serviceable: "true" }), PATIENT);
  const whole = {
    property_name: "Cedar Court, HSR Layout, Bengaluru",
    google_place_id: "own:cedar",
    city: "Bengaluru",
    pincode: "560034",
  };
  expect(values()).toMatchObject(whole);
  expect(heard.at(-1), "the form hears of it when all is there").toMatchObject(whole);
  expect(screen.queryByRole("listbox")).toBe(null);
  expect(asked.map(({ path }) => path).filter((path) => path.includes("places"))).toEqual([
    "/places/autocomplete",
    "/v2/places",
  ]);
  await userEvent.type(screen.getByRole("combobox"), "x");
  expect(values()).toMatchObject({ google_place_id: "", pincode: "560034" });
});

test("Escape closes only the list; a press chooses an option", async () => {
  answerCalls(answers);
  await openIsland(Fields, {}, { region: "sa-ar" });
  const field = await screen.findByRole("combobox", {}, PATIENT);
  await userEvent.type(field, "ced");
  await screen.findByRole("option", {}, PATIENT);
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(false);
  await vi.waitFor(() => expect(screen.queryByRole("option")).toBe(null), PATIENT);
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(true);
  await userEvent.type(field, "a");
  await userEvent.click(await screen.findByRole("option", {}, PATIENT));
  expect(values().property_name).toBe("Cedar Court، HSR Layout, Bengaluru");
  expect(document.activeElement).toBe(field);
});

test("failing calls leave the typed text, and are reported with their names", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  answerCalls({ ...answers, "/v2/places": () => undefined });
  await openIsland(Fields, {});
  await userEvent.type(await screen.findByRole("combobox", {}, PATIENT), "ced");
  await userEvent.click(await screen.findByRole("option", {}, PATIENT));
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce(), PATIENT);
  expect(reported.mock.calls[0]?.[0].message).toContain("Property Select API Failure");
  expect(values()).toMatchObject({ google_place_id: "own:cedar", pincode: "", city: "" });
});

test("keeps the values that the page returns, and opens no list automatically", async () => {
  const asked = answerCalls(answers);
  const { hydrate } = serveIsland(Alone, {});
  await hydrate();
  expect(values()).toEqual({ property_name: "Old Tower", google_place_id: "own:old", city: "Pune" });
  expect(asked).toEqual([]);
});

test("keeps text from before hydration, and opens no list over the next field", async () => {
  answerCalls(answers);
  const { hydrate } = serveIsland(Fields, {});
  await userEvent.type(screen.getByLabelText("Building or project", { exact: false }), "ced");
  screen.getByLabelText("Pincode").focus();
  await hydrate();
  await screen.findByRole("combobox", {}, PATIENT);
  expect(values().property_name).toBe("ced");
  expect(screen.queryByRole("listbox")).toBe(null);
});

function values(): Record<string, unknown> {
  const form = document.querySelector("form");
  return Object.fromEntries(form ? new FormData(form) : []);
}
