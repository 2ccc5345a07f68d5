import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { Project } from "../../customer/project/project.ts";
import { Decision, Paper, Sheet } from "../../customer/project/project-parts.ts";
import { defineCall } from "../../define-call.ts";
import { defineQuery } from "../../graphql/define-query.ts";
import { bearer, byCustomer, NOT_LOGGED_IN, OF_CUSTOMER } from "./get-customer.ts";
import { HUB } from "./hub-operations.ts";

/** CH-06: the project of the logged-in customer, or null. No field of an upstream's project is agreed. */
export const getProject = defineCall({
  name: "getProject",
  summary: "The project of the customer to whom the token belongs",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/hub/project",
  isPersonal: true,
  input: z.object({ authorization: bearer }),
  headers: { authorization: "authorization" },
  answer: z.object({ data: z.object({ project: Project.nullable() }) }),
  agreed: agreed({
    answer: z.object({ data: z.object({ project: z.looseObject({}).nullish() }) }),
    complete: ({ data }) => ({ data: { project: readTheirs(data.project) } }),
  }),
  expected: [401],
  failures: NOT_LOGGED_IN,
});

function readTheirs(theirs: unknown): Project | null {
  if (!theirs) return null;
  const read = Project.safeParse(theirs);
  return read.success ? read.data : Project.parse({});
}

export const getProjectPaper = defineCall({
  name: "getProjectPaper",
  summary: "One document of the customer's own project",
  ...OF_CUSTOMER,
  method: "GET",
  path: "/v1/api/hub/project/papers/:paper",
  input: byCustomer.extend({ paper: z.string().max(60) }),
  answer: z.object({
    ...Paper.shape,
    ...Sheet.shape,
    isSample: z.boolean(),
    country: z.string().max(2).optional().describe("The country of the project: amounts are in its currency"),
    file: z.string().optional().describe("The document itself as base64, if the staff has sent a PDF"),
  }),
  expected: [401, 404],
  failures: { ...NOT_LOGGED_IN, 404: "The customer has no document with this name." },
});

export const decideProject = defineCall({
  name: "decideProject",
  summary: "Choose one of the options of a decision; the choice is final",
  ...OF_CUSTOMER,
  method: "POST",
  path: "/v1/api/hub/project/decisions/:decision",
  input: byCustomer.extend({
    decision: z.string().max(60),
    option: z.string().max(60),
    mark: z.string().max(60).optional().describe("Of the decision that the customer has read"),
  }),
  answer: Decision,
  expected: [401, 404, 409, 410, 412],
  failures: {
    ...NOT_LOGGED_IN,
    404: "The customer's project has no such decision, or the decision has no such option.",
    409: "The decision has already been made.",
    410: "The last day to answer this change order has passed.",
    412: "The company has changed the decision since the customer read it.",
  },
});

/** CH-04 (K55) */
export const trackCustomerServices = defineQuery({
  name: "trackCustomerServices",
  summary: "Which kinds of project the customer has with us",
  ...HUB,
  input: z.object({ authorization: bearer }),
  variables: {},
  answer: z.object({ doesInteriorsProjectExist: z.boolean(), doesProductsProjectExist: z.boolean() }),
});
