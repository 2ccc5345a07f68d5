import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import { leadAddress } from "../../../frame/lead-address.ts";

/**
 * What a referrer passes on: the page that names them, or the form with their key in it where the region has no such
 * page.
 */
export function referrerLink(edition: Edition, referralKey: string): string {
  const named = linkTo(edition, "referral", { referralSlug: referralKey });
  return named ?? leadAddress(edition, { ctaType: "Normal Lead Forms", about: `Referral ${referralKey}` });
}
