import { z } from "zod";
import { typedLine, wholeNumber } from "../../field-types.ts";
import { defineStaffCall } from "../define-staff-call.ts";

/** The path of a page, without its query: no second slash at the start, which would be another host. */
const path = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?![/\\])[^\s?#\\]*$/, "must be a path of this site, such as /in/summer-offer");

const target = z
  .string()
  .trim()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/, "must be a path of this site, such as /in/offerings");

export const RedirectItem = z.object({
  path: z.string(),
  target: z.string(),
  note: z.string().nullable(),
  uses: z.number().int().describe("How often visitors have followed it"),
  usedAt: z.iso.datetime().nullable(),
  member: z.string(),
  createdAt: z.iso.datetime(),
});

export const listRedirects = defineStaffCall({
  name: "listRedirects",
  summary: "Redirects of old addresses, by address, page by page",
  method: "GET",
  path: "/v1/redirects",
  right: "content.read",
  input: z.object({
    search: z.string().trim().max(120).optional(),
    unused: z.enum(["1"]).optional().describe("Only those that no visitor has followed"),
    after: z.string().max(300).optional().describe("The `next` of the page before"),
    size: wholeNumber(1, 200).default(50),
  }),
  answer: z.object({
    redirects: z.array(RedirectItem),
    next: z.string().nullable(),
    total: z.number().int(),
  }),
});

export const addRedirect = defineStaffCall({
  name: "addRedirect",
  summary:
    "Sends an old address to a page. A chain is shortened: redirects to the old address lead to the new page at once",
  method: "POST",
  path: "/v1/redirects",
  right: "content.market",
  input: z.object({ path, target, note: typedLine(300).optional() }),
  answer: RedirectItem.extend({
    shortened: z.array(z.string()).describe("Earlier redirects that now lead to the new page as well"),
    hasPage: z.boolean().describe("A page of the site has the old address; visitors no longer see it"),
  }),
  failures: {
    400: "The address leads to itself, or is one of the addresses that must not move.",
    409: "There is a redirect of this address already.",
  },
});

export const removeRedirect = defineStaffCall({
  name: "removeRedirect",
  summary: "Removes a redirect",
  method: "POST",
  path: "/v1/redirect-removals",
  right: "content.market",
  input: z.object({ path }),
  answer: z.object({ isRemoved: z.boolean() }),
  failures: { 404: "There is no such redirect." },
});

export type RedirectItem = z.infer<typeof RedirectItem>;
