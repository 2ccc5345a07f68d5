import { getLeadDetails } from "../../../../contracts/calls/leads/lead-details.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { asOurs, type CallAnswer } from "../../../../contracts/define-call.ts";
import type { Outcome } from "../../../../contracts/outcome.ts";

/**
 * What we know behind a link that we sent: all that it leads to is kept by us, also where the gateway is someone else's.
 * Nothing where we know no such link; it may be one of the gateway's own.
 */
export async function openOwnLink(
  call: Caller,
  q: string,
): Promise<Outcome<CallAnswer<typeof getLeadDetails>> | undefined> {
  const details = await call(OWN_DETAILS, { q });
  return !details.ok && details.problem.status === 404 ? undefined : details;
}

/** That a link is not ours is an answer here. */
const OWN_DETAILS = { ...asOurs(getLeadDetails), expected: [404] };

/** The token of the link. A text longer than any of our tokens is cut: it cannot be one of them. */
export function tokenIn(url: URL): string {
  return (url.searchParams.get("q") ?? "").slice(0, LONGEST_TOKEN);
}

const LONGEST_TOKEN = 400;
