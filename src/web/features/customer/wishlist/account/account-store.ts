import { browserCall } from "../../../../../contracts/browser/browser-call.ts";
import {
  getWishlistDescriptor,
  saveWishlistDescriptor,
} from "../../../../../contracts/calls/customer/wishlist-descriptor.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { keyOf, readDesign, type SavedDesign } from "../saved-design.ts";
import type { SaveOutcome, WishlistStore } from "../wishlist-store.ts";

const LOGGED_OUT = 401;
const FULL = 409;

/** What a customer has saved. The list changes when the backend has said yes; until then the thing is busy (WL-04, WL-05). */
export function createAccountStore(country: Country): WishlistStore {
  const country_code = country.toUpperCase();
  const listeners = new Set<() => void>();
  const busy = new Set<string>();
  let designs: readonly SavedDesign[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function load(): Promise<void> {
    const content_id = JSON.stringify({ country_code });
    const answer = await browserCall(getWishlistDescriptor, {
      user_type: "logged_in",
      type: "check",
      content_id,
    });
    if (!answer.ok) return;
    designs = designsIn(answer.value);
    tell();
  }

  let loaded = load();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) loaded = load();
  });

  async function send(type: "add" | "remove", design: SavedDesign): Promise<SaveOutcome> {
    const key = keyOf(design);
    busy.add(key);
    tell();
    await loaded;
    const { slug, contentType: content_type, ...meta } = design;
    const answer = await browserCall(
      saveWishlistDescriptor,
      { user_type: "logged_in", type, content_id: { country_code, slug, content_type, meta } },
      { keepalive: true },
    );
    busy.delete(key);
    if (answer.ok) {
      const others = designs.filter((other) => keyOf(other) !== key);
      designs = type === "add" ? [design, ...others] : others;
    }
    tell();
    if (answer.ok) return "saved";
    const { status } = answer.problem;
    return status === FULL ? "full" : status === LOGGED_OUT ? "guest" : "failed";
  }

  return {
    place: "account",
    list: () => designs,
    isBusy: (key) => busy.has(key),
    add: (design) => send("add", design),
    async remove(key) {
      const design = designs.find((saved) => keyOf(saved) === key);
      return design === undefined || (await send("remove", design)) === "saved";
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A host of someone else may say less of a thing than it takes to show it. */
function designsIn({ items }: { items: unknown }): SavedDesign[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => {
    const { slug, content_type: contentType, meta } = Object(item);
    return readDesign({ ...Object(meta), slug, contentType }) ?? [];
  });
}
