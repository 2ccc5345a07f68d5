import { browserCall } from "../../../../../contracts/browser/browser-call.ts";
import {
  getWishlistDescriptor,
  saveWishlistDescriptor,
} from "../../../../../contracts/calls/customer/wishlist-descriptor.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { contentIdOf, designOf, type SavedDesign } from "../saved-design.ts";
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
  if (!answer.ok) return undefined;
  const { items }: { items: unknown } = answer.value;
  return Array.isArray(items) ? items.flatMap((item) => designOf(item) ?? []) : [];
}

export async function sendSaved(
  country: Country,
  type: "add" | "remove",
  design: SavedDesign,
): Promise<SaveOutcome> {
  const sent = { user_type: "logged_in", type, content_id: contentIdOf(design, country) } as const;
  const answer = await browserCall(saveWishlistDescriptor, sent, { keepalive: true });
  if (answer.ok) return "saved";
  const { status } = answer.problem;
  return status === FULL ? "full" : status === LOGGED_OUT ? "guest" : "failed";
}
