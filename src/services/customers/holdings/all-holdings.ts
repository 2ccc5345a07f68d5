import { estimatesHolding } from "../../cases/estimates-holding.ts";
import { referralsHolding } from "../../cases/referrals-holding.ts";
import { requestsHolding } from "../../cases/requests-holding.ts";
import { identityHolding } from "../../identity/holding.ts";
import { sessionsHolding } from "../../login/holding.ts";
import { profileHoldings } from "../../profile/holding.ts";
import { projectsHolding } from "../../projects/holding.ts";
import type { ServiceParts } from "../../service-parts.ts";
import { ticketsHolding } from "../../tickets/holding.ts";
import { wishlistHolding } from "../../wishlists/holding.ts";
import { contactsHolding } from "../claims/holding.ts";
import type { Holding } from "./holding.ts";

/**
 * Everything that we keep of customers, in the order in which it is erased: tickets before the requests that they stand with,
 * and last of all what the others are found by.
 */
const ALL_HOLDINGS: readonly ((parts: ServiceParts) => Holding | readonly Holding[])[] = [
  ticketsHolding,
  estimatesHolding,
  referralsHolding,
  requestsHolding,
  projectsHolding,
  ({ database }) => profileHoldings(database.db),
  ({ database }) => wishlistHolding(database.db),
  sessionsHolding,
  identityHolding,
  contactsHolding,
];

export function allHoldings(parts: ServiceParts): Holding[] {
  return ALL_HOLDINGS.flatMap((open) => open(parts));
}
