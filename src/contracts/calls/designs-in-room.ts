import { z } from "zod";
import { defineCall } from "../define-call.ts";
import { DESIGN_TIERS } from "../documents/designs/design-tiers.ts";
import { countryCode, wholeNumber } from "../field-types.ts";
import { DesignIdeaAnswer } from "../graphql/design-idea-answer.ts";
import { listDesignsInRoomDescriptor } from "./designs-in-room-descriptor.ts";

/** The longest wall: 60 ft, or 18 m. */
const LONGEST_WALL = 60;
const MAX_MONEY = 1_000_000_000;

const PriceBand = z.object({
  low: z.number(),
  likely: z.number(),
  high: z.number(),
});

const Input = z.object({
  countryIsoCode: countryCode,
  /** See document-filters.ts for the grammar. */
  filters: z
    .string()
    .optional()
    .describe("In the syntax of searchContent, without the country: roomType.eq:wardrobe;tags.in:loft"),
  length: measure(1, LONGEST_WALL).describe("The length of the room in feet; in Saudi Arabia in metres"),
  breadth: measure(1, LONGEST_WALL),
  city: z
    .string()
    .min(1)
    .max(60)
    .describe("The name of the city in the country's rates, such as navi-mumbai"),
  tier: z.enum(DESIGN_TIERS),
  budget: measure(1, MAX_MONEY)
    .optional()
    .describe("The upper limit for the likely price of a design; designs without a price are then left out"),
  sort: z
    .enum(["position", "price", "-price"])
    .default("position")
    .describe("A leading minus sorts the most expensive first; gallery order when unset"),
  page: wholeNumber(0, 1_000_000).default(0).describe("The first page is 0"),
  size: wholeNumber(1, 100).default(12).describe("12 when unset"),
});

const Answer = z.object({
  items: z.array(
    DesignIdeaAnswer.extend({
      inRoom: PriceBand.nullable().describe("With tax; null if there is no price model for such a room"),
    }),
  ),
  totalElements: z.number().int(),
  totalPages: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
});

const { types: _, ...facts } = listDesignsInRoomDescriptor;

export const listDesignsInRoom = defineCall({
  ...facts,
  summary: "Designs with their price in a room of this size, within a budget, by price",
  example: {
    countryIsoCode: "IN",
    filters: "roomType.eq:kitchen-designs;field.excludes:redirectedTo",
    length: 10,
    breadth: 8,
    city: "bengaluru",
    tier: "premium",
    budget: 500_000,
    sort: "price",
  },
  input: Input,
  answer: Answer,
  failures: { 404: "There are no rates for this country." },
});

/** Our own code passes a number, a query string passes its digits. */
function measure(least: number, most: number) {
  const digits = z
    .string()
    .regex(/^\d+(\.\d+)?$/, "must be a number")
    .transform(Number);
  const described = { type: "number", minimum: least, maximum: most };
  return z.union([z.number(), digits]).pipe(z.number().min(least).max(most)).meta(described);
}
