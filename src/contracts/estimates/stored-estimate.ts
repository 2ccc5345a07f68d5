import { z } from "zod";

const money = z.number().int();

const Line = z.object({
  name: z.string(),
  amount: money.describe("With the city in it, before tax"),
  quantity: z.object({ amount: z.number(), unit: z.enum(["ft", "sq-ft", "m", "sq-m", "piece"]) }).optional(),
});

export const StoredPrice = z.object({
  low: money,
  likely: money,
  high: money,
  bill: z.object({ lines: z.array(Line), net: money, tax: money, total: money }),
  tax: z.object({ name: z.string(), rate: z.number() }),
});

export const EstimateVersion = z.object({
  number: z.number().int().positive(),
  choices: z.string().describe("As the address of the calculator has them"),
  ratesFrom: z.string().describe("The day from which the rates held that it was made with"),
  price: StoredPrice,
  createdAt: z.string(),
});

export const StoredEstimate = z.object({
  code: z.string(),
  country: z.enum(["IN", "SG", "MY", "SA"]),
  calculator: z.string(),
  plan: z.string().nullable().describe("Of the move-in planner, as its address has it"),
  versions: z.array(EstimateVersion).min(1).describe("The first one first; none is ever changed"),
  isOwner: z.boolean().describe("Whether the key of the request is the one that changes it"),
});

export type StoredPrice = z.infer<typeof StoredPrice>;
export type EstimateVersion = z.infer<typeof EstimateVersion>;
export type StoredEstimate = z.infer<typeof StoredEstimate>;
