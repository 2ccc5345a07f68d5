import { z } from "zod";

const money = z.number().int();

const Line = z.object({
  name: z.string(),
  amount: money.describe("Adjusted for the city, before tax"),
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
  choices: z.string().describe("As in the address of the calculator"),
  ratesFrom: z.string().describe("The first day of the rates that were used"),
  price: StoredPrice,
  createdAt: z.string(),
});

export const StoredEstimate = z.object({
  code: z.string(),
  country: z.enum(["IN", "SG", "MY", "SA"]),
  calculator: z.string(),
  plan: z.string().nullable().describe("The choices of the move-in planner, as in its address"),
  versions: z.array(EstimateVersion).min(1).describe("The oldest first; a version is never changed"),
  isOwner: z.boolean().describe("Whether the key of the request allows changes"),
});

export type StoredPrice = z.infer<typeof StoredPrice>;
export type EstimateVersion = z.infer<typeof EstimateVersion>;
export type StoredEstimate = z.infer<typeof StoredEstimate>;
