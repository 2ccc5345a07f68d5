import { expect, test } from "vitest";
import { finishWith } from "./label.fixture.ts";
import { readLabel } from "./read-label.ts";

test("OF-07 reads a label from the features of a finish by name", () => {
  const facts = readLabel(
    finishWith({
      Family: "Veneer",
      Moisture: "2 of 5",
      Sunlight: "3 of 5",
      "Coastal and humid cities": "2 of 5",
      "Zones allowed": ["Dry", "Splash"],
      "Emission class": "E1",
      Care: "Dry duster",
      Limits: ["No full sun all day", "Wipe spills within the hour"],
      "Expected life": "20 years",
      "Lead time": "21 days",
      Warranty: "10 years",
      "Price index": "1.28",
    }),
  );
  expect(facts).toEqual({
    resistances: { moisture: 2, uv: 3 },
    climates: { coastal: 2 },
    nature: "wood",
    zones: ["dry", "splash"],
    emission: "E1",
    care: "Dry duster",
    limits: ["No full sun all day", "Wipe spills within the hour"],
    expectedLife: "20 years",
    leadTime: "21 days",
    warranty: "10 years",
    priceIndex: "1.28",
  });
});

test("leaves out features that are missing or use another scale", () => {
  const facts = readLabel(finishWith({ Moisture: "high", Heat: "9", Colour: "4 of 5" }));
  expect(facts.resistances).toEqual({});
  expect(facts.climates).toEqual({});
  expect(facts).toMatchObject({ nature: undefined, zones: undefined, emission: undefined, limits: [] });
});

test("uses the long texts of care and warranty if there are no short ones", () => {
  const product = finishWith({});
  const meta = { ...product.meta, care_instructions: "Wipe it.", warranty: "2 years on the frame." };
  expect(readLabel({ ...product, meta })).toMatchObject({
    care: "Wipe it.",
    warranty: "2 years on the frame.",
  });
});
