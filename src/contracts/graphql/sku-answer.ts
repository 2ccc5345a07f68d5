import type { z } from "zod";
import { CustomSku, Sku } from "../documents/offerings/sku-document.ts";
import { told } from "./told.ts";

export const SkuAnswer = told(Sku.omit({ sample: true }), [
  "category",
  "description",
  "care_instructions",
  "category_notes",
  "returns_policy",
  "warranty",
  "unit",
]);

export const CustomSkuAnswer = told(CustomSku, ["name", "description", "measuring", "currency"]);

export type SkuAnswer = z.infer<typeof SkuAnswer>;
export type CustomSkuAnswer = z.infer<typeof CustomSkuAnswer>;
