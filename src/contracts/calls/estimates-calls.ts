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
  .describe("As the address of the calculator has them");
const plan = z
  .string()
  .max(1000)
  .regex(/^[\w.%+=&:-]*$/);
const key = z
  .string()
  .regex(/^[\w-]{16}\.[\w-]{16}$/)
  .describe("Given once, to whoever kept the estimate");
const visitorAddress = z.string().optional().describe("Of whoever asks, where the site asks for them");

const TOO_OFTEN = { 429: "Too many from this address; retry-after says when to come back." };
const NONE = { 404: "Nobody keeps an estimate under this code." };
const NOT_YOURS = { 403: "The key is not the one of this estimate." };

export const createEstimate = defineCall({
  name: "createEstimate",
  summary: "Keeps the result of a calculator under a short code",
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
  summary: "A kept estimate with all its versions",
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
  summary: "Keeps other choices as the next version of an estimate",
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
    409: "It has as many versions as one can have.",
    ...TOO_OFTEN,
  },
});

export const attachPlan = defineCall({
  name: "attachPlan",
  summary: "Puts a plan of the move-in planner to a kept estimate",
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
