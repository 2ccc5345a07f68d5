import { changeBoards } from "../../../../../contracts/calls/customer/boards.ts";
import { getWishlist, saveWishlist } from "../../../../../contracts/calls/customer/wishlist.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import { BoardChange } from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { optional } from "../../../../frame/page.ts";
import { contentIdOf, designOf, type SavedDesign } from "../../wishlist/saved-design.ts";
import { readChange } from "./read-change.ts";

interface CustomerContext {
  call: Caller;
  edition: Edition;
  authorization: string | undefined;
}

export async function loadSaved({ call, edition, authorization }: CustomerContext): Promise<SavedDesign[]> {
  const { items } = await optional(
    call(getWishlist, { authorization, content_id: JSON.stringify({ country_code: edition.isoCode }) }),
    { items: [] },
  );
  return items.flatMap((item) => designOf(item) ?? []);
}

const FULL = 409;

export async function actOnSaved(
  context: CustomerContext,
  form: URLSearchParams,
): Promise<"done" | "full" | "failed"> {
  const { call, edition, authorization } = context;
  const { country, isoCode: country_code } = edition;
  const asked = readChange(form, { saved: await loadSaved(context), country });
  if (!asked) return "failed";
  if (asked.of === "saved") {
    const content_id = contentIdOf(asked.design, country);
    const request = { authorization, user_type: "logged_in", type: asked.type, content_id } as const;
    return outcomeOf(await call(saveWishlist, request));
  }
  const change = BoardChange.safeParse(asked.change);
  if (!change.success) return "failed";
  return outcomeOf(await call(changeBoards, { authorization, country_code, change: change.data }));
}

function outcomeOf(outcome: { ok: true } | { ok: false; problem: { status: number } }) {
  if (outcome.ok) return "done";
  return outcome.problem.status === FULL ? "full" : "failed";
}
