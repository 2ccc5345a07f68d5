import type { z } from "zod";
import { CustomSku, Sku } from "../documents/offerings/sku-document.ts";
import { graphqlShape } from "./graphql-shape.ts";

export const SkuAnswer = graphqlShape(Sku.omit({ sample: true }), [
  "category",
  "description",
  "care_instructions",
  "category_notes",
  "returns_policy",
  "warranty",
  "unit",
]);

export const CustomSkuAnswer = graphqlShape(CustomSku, ["name", "description", "measuring", "currency"]);

export type SkuAnswer = z.infer<typeof SkuAnswer>;
export type CustomSkuAnswer = z.infer<typeof CustomSkuAnswer>;
