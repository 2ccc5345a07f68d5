import type { OfferedProduct } from "./read-label.ts";

/** A finish with these features and nothing else. */
export function finishWith(features: Record<string, string | readonly string[]>): OfferedProduct {
  return {
    id: 1,
    name: "Matte sage",
    code: "LAM-008",
    meta: {
      description: null,
      description_short: null,
      care_instructions: null,
      category_notes: null,
      returns_policy: null,
      warranty: null,
    },
    category: "Laminates",
    category_slug: null,
    dimensions: null,
    type: "",
    features: Object.entries(features).flatMap(([feature, values], index) =>
      [values].flat().map((value, at) => ({
        feature,
        value,
        id_feature: index + 1,
        id_feature_value: (index + 1) * 1000 + at,
      })),
    ),
    materialData: { availability: "yes" },
    skusData: { price: null, currency: null, code: "", fields: [], images: [] },
    seenIn: [],
    pairsWith: [],
  };
}
