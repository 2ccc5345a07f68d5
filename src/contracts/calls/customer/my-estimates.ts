import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { KeptEstimate } from "../../estimates/kept-estimate.ts";
import { changeEstimate } from "../estimates.ts";
import { byCustomer, NOT_THEIRS, OF_CUSTOMER } from "./of-customer.ts";

export const MyEstimate = z.object({
  code: z.string(),
  country: KeptEstimate.shape.country,
  calculator: z.string(),
  keptAt: z.string(),
  changedAt: z.string(),
  versions: z.number().int(),
  low: z.number().int(),
  likely: z.number().int(),
  high: z.number().int(),
  hasPlan: z.boolean(),
  isOwn: z.boolean().describe("False where it is only named in a request of theirs"),
});

export const listMyEstimates = defineCall({
  ...OF_CUSTOMER,
  name: "listMyEstimates",
  summary: "The kept estimates of a customer",
  method: "GET",
  path: "/v1/api/hub/estimates",
  input: byCustomer,
  answer: z.object({ estimates: z.array(MyEstimate).describe("The newest first") }),
});

/** Whoever has the key of an estimate and is logged in finds it in their account from then on. */
export const joinEstimate = defineCall({
  ...OF_CUSTOMER,
  name: "joinEstimate",
  summary: "Puts a kept estimate into the account of whoever has its key",
  method: "POST",
  path: "/v1/api/hub/estimates/join",
  input: byCustomer.extend(changeEstimate.input.pick({ code: true, key: true }).shape),
  answer: z.object({ isJoined: z.boolean().describe("False where it is another customer's already") }),
  failures: NOT_THEIRS,
});

export type MyEstimate = z.infer<typeof MyEstimate>;
