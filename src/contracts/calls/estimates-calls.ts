import { z } from "zod";
import { defineCall } from "../define-call.ts";
import { readEstimateCode } from "../estimates/estimate-code.ts";
import { StoredEstimate } from "../estimates/stored-estimate.ts";

const code = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const read = readEstimateCode(typed);
    if (read === undefined) context.addIssue({ code: "custom", message: "is no code of an estimate" });
    return read ?? "";
  });
const choices = z
  .string()
  .max(1000)
  .regex(/^[\w.%+=&-]*$/)
  .describe("As in the address of the calculator");
const plan = z
  .string()
  .max(1000)
  .regex(/^[\w.%+=&:-]*$/);
const key = z
  .string()
  .regex(/^[\w-]{16}\.[\w-]{16}$/)
  .describe("Returned once, to the visitor who stored the estimate");
const visitorAddress = z
  .string()
  .optional()
  .describe("Address of the visitor, if the site sends the request for the visitor");

const TOO_OFTEN = { 429: "Too many requests from this address; retry-after says when to try again." };
const NONE = { 404: "There is no estimate with this code." };
const NOT_YOURS = { 403: "The key does not belong to this estimate." };

export const createEstimate = defineCall({
  name: "createEstimate",
  summary: "Stores the result of a calculator under a short code",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/estimates",
  isOurs: true,
  isPersonal: true,
  input: z.object({ calculator: z.string().max(40), choices, plan: plan.optional(), visitorAddress }),
  headers: { visitorAddress: "x-forwarded-for" },
  answer: z.object({ code: z.string(), key: z.string() }),
  example: { calculator: "in-kitchen", choices: "layout=straight&finish=acrylic" },
  failures: { 400: "There is no such calculator, or no price for what was chosen.", ...TOO_OFTEN },
});

export const getEstimate = defineCall({
  name: "getEstimate",
  summary: "A stored estimate with all its versions",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/estimates/:code",
  isOurs: true,
  isPersonal: true,
  input: z.object({ code, key: key.optional(), visitorAddress }),
  headers: { key: "x-estimate-key", visitorAddress: "x-forwarded-for" },
  answer: StoredEstimate,
  failures: { ...NONE, ...TOO_OFTEN },
});

export const changeEstimate = defineCall({
  name: "changeEstimate",
  summary: "Stores other choices as the next version of an estimate",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/estimates/:code/versions",
  isOurs: true,
  isPersonal: true,
  input: z.object({ code, key, choices, visitorAddress }),
  headers: { key: "x-estimate-key", visitorAddress: "x-forwarded-for" },
  answer: StoredEstimate,
  failures: {
    ...NOT_YOURS,
    ...NONE,
    409: "The estimate has the maximum number of versions.",
    ...TOO_OFTEN,
  },
});

export const attachPlan = defineCall({
  name: "attachPlan",
  summary: "Adds a plan of the move-in planner to a stored estimate",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/estimates/:code/plan",
  isOurs: true,
  isPersonal: true,
  input: z.object({ code, key, plan, visitorAddress }),
  headers: { key: "x-estimate-key", visitorAddress: "x-forwarded-for" },
  answer: StoredEstimate,
  failures: { ...NOT_YOURS, ...NONE, ...TOO_OFTEN },
});
