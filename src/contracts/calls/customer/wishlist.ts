import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import { ContentId } from "../../wishlist/wishlist-shapes.ts";
import { bearer, NOT_LOGGED_IN } from "./get-customer.ts";
import { getWishlistDescriptor, saveWishlistDescriptor } from "./wishlist-descriptor.ts";

const user_type = z.enum(["guest", "logged_in"]);
const type = z.enum(["add", "remove", "check"]);

/** AMB-46: in a query, the wishlist request is JSON. The fields that it contains are the search criteria. */
const soughtContent = z
  .string()
  .max(2000)
  .transform((text, context) => {
    const sought = Sought.safeParse(parseJson(text));
    if (!sought.success) context.addIssue({ code: "custom", message: "is no content_id in JSON" });
    return sought.data ?? {};
  });
const Sought = ContentId.omit({ meta: true }).partial();

const { types: _read, ...reading } = getWishlistDescriptor;
const { types: _write, ...writing } = saveWishlistDescriptor;

/** WL-02. */
export const getWishlist = defineCall({
  ...reading,
  summary: "The saved items of a customer, the newest first; with a content_id only the matching items",
  input: z.object({
    authorization: bearer,
    user_type: user_type.default("logged_in"),
    type: type.default("check"),
    content_id: soughtContent.optional().describe('{"country_code":"IN"} is all of a country'),
  }),
  answer: z.object({ items: z.array(ContentId) }),
  agreed: agreed({
    answer: z.object({ items: z.array(z.unknown()) }),
    complete: ({ items }) => ({
      items: items.flatMap((item) => {
        const read = ContentId.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    }),
  }),
  failures: NOT_LOGGED_IN,
});

/** WL-01: the wishlist request. Adding an existing item or removing a missing one changes nothing. */
export const saveWishlist = defineCall({
  ...writing,
  summary: "Adds an item to a customer's wishlist, removes it, or reports whether it is in the wishlist",
  input: z.object({ authorization: bearer, user_type, type, content_id: ContentId }),
  answer: z.object({ liked: z.boolean().describe("Whether it is in the wishlist now") }),
  agreed: agreed({
    answer: z.unknown(),
    complete: (_, { type: asked }) => ({ liked: asked === "add" }),
  }),
  failures: { ...NOT_LOGGED_IN, 409: "The wishlist has the maximum number of items." },
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
