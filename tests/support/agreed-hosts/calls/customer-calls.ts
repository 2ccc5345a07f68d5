import { type AgreedCall, NOT_NAMED } from "../agreed-call.ts";
import { JOBS } from "../entities/company.ts";
import { CUSTOMER, LEAD_FIELDS, PRIVACY, REFERRAL_FIELDS, REFERRER } from "../entities/customers.ts";

const gateway = { host: "bumblebee", method: "GET" } as const;
/** The specification does not show this response, so it only reports success. */
const nothingShown = () => ({});

const HUB_ANSWERS: Record<string, unknown> = {
  trackCustomerServices: { doesInteriorsProjectExist: true, doesProductsProjectExist: false },
  generateOTP: { message: "THEIR word", username: "new@their.example", requestId: "their-1", success: true },
  verifyOTP: { success: true, status: "THEIR status", message: "THEIR word" },
  fetchCustomerInfo: CUSTOMER,
};

/** The calls of customers (K01 to K05, K37, K38, K44 to K60). */
export const CUSTOMER_CALLS: readonly AgreedCall[] = [
  // These are calls of the product itself, which a gateway may also answer (AMB-25).
  { id: "K1", ...gateway, path: "/v1/api/careers/jobs/recruitee", answer: () => JOBS.recruitee },
  { id: "K2", ...gateway, path: "/v1/api/careers/jobs/people-strong", answer: () => JOBS.peopleStrong },
  { id: "K3", ...gateway, path: "/v1/api/careers/jobs/skillate", answer: () => JOBS.skillate },
  { id: "K4", ...gateway, path: "/v1/api/customer", answer: () => CUSTOMER },
  {
    id: "K5",
    ...gateway,
    path: "/v1/api/downloadStaticFile",
    query: ["filePath", "fileName"],
    answer: () => new Response("%PDF-1.7 THEIR file", { headers: { "content-type": "application/pdf" } }),
  },
  {
    id: "K37",
    host: "dobby",
    method: "POST",
    path: "/images/stitch",
    payload: ["images", "watermark", "location"],
    answer: () => ({ url: "https://pictures-a.example/their/stitched-0.jpg" }),
  },
  { id: "K38", host: "quiz", method: "GET", path: "/v1/items/{quizTemplateSlug}", answer: nothingShown },
  { id: "K44", ...gateway, path: "/v1/api/static/{slug}", query: ["isoCode"], answer: nothingShown },
  {
    id: "K45",
    ...gateway,
    path: "/v1/api/unleash",
    query: ["feature", "id", "strategy"],
    answer: () => ({ isEnabled: false }),
  },
  {
    id: "K46",
    ...gateway,
    method: "POST",
    path: "/v1/api/leads",
    payload: LEAD_FIELDS,
    answer: nothingShown,
  },
  { id: "K47", ...gateway, path: "/v1/api/lead-details", query: ["q"], answer: nothingShown },
  { id: "K48", ...gateway, path: "/v1/api/raise-ticket", query: ["ticketData"], answer: nothingShown },
  {
    id: "K50",
    host: "backend",
    method: "POST",
    path: "/v1/referral/customer",
    payload: REFERRAL_FIELDS,
    answer: nothingShown,
  },
  {
    id: "K51",
    ...gateway,
    path: "/v1/api/verify-referral",
    query: ["referralKey"],
    answer: ({ query }) => (query.get("referralKey") === "THEIRKEY" ? REFERRER : undefined),
  },
  { id: "K52", ...gateway, path: "/v1/api/hub/privacy-preference", query: ["id"], answer: () => PRIVACY },
  {
    id: "K53",
    ...gateway,
    method: "POST",
    path: "/v1/api/hub/save-privacy-preference",
    payload: NOT_NAMED,
    answer: nothingShown,
  },
  {
    // Also K55, K57 and K58, because the operations share an address.
    id: "K56",
    ...gateway,
    method: "POST",
    path: "/v1/api/hub/graphql",
    payload: ["query", "operationName", "variables"],
    answer: ({ body }) => ({
      data: { [String(body.operationName)]: HUB_ANSWERS[String(body.operationName)] },
    }),
  },
  { id: "K54", ...gateway, path: "/v1/api/hub/project", answer: () => ({ data: { project: {} } }) },
  {
    id: "K59",
    ...gateway,
    path: "/v1/api/wishlist/looks",
    query: ["user_type", "type", "content_id"],
    answer: () => ({ items: [] }),
  },
  {
    id: "K60",
    ...gateway,
    method: "POST",
    path: "/v1/api/wishlist/looks",
    payload: ["user_type", "type", "content_id"],
    answer: nothingShown,
  },
];
