import type { ReactNode } from "react";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { Editable } from "../details-action.ts";

/** A form of one row. Where it comes back it is still open; browsers move no focus where an address names a place in the page. */
export function DetailForm({ of, children }: { of: Editable; children: ReactNode }) {
  const { edition } = usePage();
  return (
    <form
      className="stack stack--fields"
      method="post"
      action={`${linkTo(edition, "profile-details")}?edit=${of}`}
    >
      <input type="hidden" name="of" value={of} />
      {children}
    </form>
  );
}
