import { expect, test } from "vitest";
import { finishWith } from "./label.fixture.ts";
import { type Use, whyThisOne } from "./material-label.tsx";
import { readLabel } from "./read-label.ts";

interface Rated {
  family?: string;
  zones?: string[];
  moisture?: number;
  heat?: number;
  scratch?: number;
  stain?: number;
  coastal?: number;
}

function judged(use: Use, { family = "laminate", zones, ...ratings }: Rated) {
  const of = (rating: number | undefined) => (rating === undefined ? [] : [`${rating} of 5`]);
  const facts = readLabel(
    finishWith({
      Family: family,
      Moisture: of(ratings.moisture),
      Heat: of(ratings.heat),
      Scratch: of(ratings.scratch),
      Stain: of(ratings.stain),
      "Coastal and humid cities": of(ratings.coastal),
      "Zones allowed": zones ?? [],
    }),
  );
  return whyThisOne(facts).find((why) => why.use === use);
}

const LAMINATE = { zones: ["dry", "splash"], moisture: 4, heat: 3, scratch: 4, stain: 4, coastal: 4 };

test("a kitchen accepts easy-care finishes; a weak rating means care, and the weakest is the reason", () => {
  expect(judged("kitchen", LAMINATE)).toMatchObject({
    verdict: "yes",
    because: { reason: "label.because-stain-good", rating: { of: "stain", value: 4 } },
  });
  expect(judged("kitchen", { ...LAMINATE, heat: 2 })).toMatchObject({
    verdict: "care",
    because: { reason: "label.because-heat-weak" },
  });
  expect(judged("kitchen", { ...LAMINATE, stain: 1 })).toMatchObject({
    verdict: "no",
    because: { reason: "label.because-stain-weak" },
  });
});

test("the verdict is no where we do not install it, and the reason is never a strength", () => {
  expect(judged("kitchen", { ...LAMINATE, zones: ["dry"], moisture: 2 })).toMatchObject({
    verdict: "no",
    because: { reason: "label.because-moisture-weak" },
  });
  expect(judged("kitchen", { ...LAMINATE, zones: ["dry"], heat: 5 })).toMatchObject({
    verdict: "no",
    because: { reason: "label.dryPlacesOnly" },
  });
});

test("a bathroom depends on moisture, and a splash zone is not a wet zone", () => {
  expect(judged("bathroom", { zones: ["dry", "splash", "wet"], moisture: 5 })?.verdict).toBe("yes");
  expect(judged("bathroom", LAMINATE)).toMatchObject({
    verdict: "care",
    because: { reason: "label.besideBasin" },
  });
  expect(judged("bathroom", { zones: ["wet"], moisture: 3 })?.verdict).toBe("care");
  expect(judged("bathroom", { zones: ["dry"], moisture: 2 })?.verdict).toBe("no");
});

test("a home with children depends on scratches and stains", () => {
  expect(judged("children", LAMINATE)?.verdict).toBe("yes");
  expect(judged("children", { ...LAMINATE, stain: 3 })?.verdict).toBe("care");
  expect(judged("children", { ...LAMINATE, scratch: 2 })).toMatchObject({
    verdict: "no",
    because: { rating: { of: "scratch", value: 2 } },
  });
});

test("by the sea the coastal rating decides, with a reason for the material", () => {
  expect(judged("sea", { family: "metal", coastal: 5 })).toMatchObject({
    verdict: "yes",
    because: { reason: "label.seaMetal" },
  });
  expect(judged("sea", { family: "metal", coastal: 2 })).toMatchObject({
    verdict: "no",
    because: { reason: "label.seaMetalPoor" },
  });
  expect(judged("sea", { family: "fabric", coastal: 3 })?.verdict).toBe("care");
  expect(judged("sea", { family: "cork", coastal: 1 })?.because.reason).toBe("label.seaAnyPoor");
});

test("returns no verdict with too little data", () => {
  expect(judged("kitchen", { stain: 4, moisture: 4 })).toBeUndefined();
  expect(judged("children", {})).toBeUndefined();
  expect(judged("sea", LAMINATE)?.use).toBe("sea");
  expect(judged("sea", {})).toBeUndefined();
});
