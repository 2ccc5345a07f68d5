import { browserCall } from "../../../../../contracts/browser/browser-call.ts";
import {
  getWishlistDescriptor,
  saveWishlistDescriptor,
} from "../../../../../contracts/calls/customer/wishlist-descriptor.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { readDesign, type SavedDesign } from "../saved-design.ts";
import type { SaveOutcome } from "../wishlist-store.ts";

const LOGGED_OUT = 401;
const FULL = 409;

export async function loadSaved(country: Country): Promise<SavedDesign[] | undefined> {
  const content_id = JSON.stringify({ country_code: country.toUpperCase() });
  const answer = await browserCall(getWishlistDescriptor, {
    user_type: "logged_in",
    type: "check",
    content_id,
  });
  return answer.ok ? designsIn(answer.value) : undefined;
}

export async function sendSaved(
  country: Country,
  type: "add" | "remove",
  { slug, contentType: content_type, ...meta }: SavedDesign,
): Promise<SaveOutcome> {
  const content_id = { country_code: country.toUpperCase(), slug, content_type, meta };
  const sent = { user_type: "logged_in", type, content_id } as const;
  const answer = await browserCall(saveWishlistDescriptor, sent, { keepalive: true });
  if (answer.ok) return "saved";
  const { status } = answer.problem;
  return status === FULL ? "full" : status === LOGGED_OUT ? "guest" : "failed";
}

/** A host of someone else may say less of a design than it takes to show it. */
function designsIn({ items }: { items: unknown }): SavedDesign[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => {
    const { slug, content_type: contentType, meta } = Object(item);
    return readDesign({ ...Object(meta), slug, contentType }) ?? [];
  });
}
