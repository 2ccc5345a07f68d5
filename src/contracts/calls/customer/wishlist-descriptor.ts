import { describeCall } from "../../browser/call-descriptor.ts";

const PLACE = {
  host: "bumblebee",
  path: "/v1/api/wishlist/looks",
  headers: { authorization: "authorization" },
  isPersonal: true,
  expected: [401, 409],
} as const;

interface WishlistRequest {
  user_type?: "guest" | "logged_in";
  type?: "add" | "remove" | "check";
}

interface WishedThing {
  country_code: string;
  slug: string;
  content_type: string;
  meta?: object;
}

export const getWishlistDescriptor = describeCall<
  WishlistRequest & { content_id?: string },
  { items: WishedThing[] }
>({ name: "getWishlist", method: "GET", ...PLACE });

export const saveWishlistDescriptor = describeCall<
  Required<WishlistRequest> & { content_id: WishedThing },
  { liked: boolean }
>({ name: "saveWishlist", method: "POST", ...PLACE });
