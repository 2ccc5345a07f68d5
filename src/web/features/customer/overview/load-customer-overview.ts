import {
  listMyEstimates,
  listMyReferrals,
  listMyRequests,
} from "../../../../contracts/calls/customer/my-records.ts";
import { listMyTickets } from "../../../../contracts/calls/customer/my-tickets.ts";
import { getWishlist } from "../../../../contracts/calls/customer/wishlist.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { optional } from "../../../frame/page.ts";
import type { Session } from "../../../frame/session.ts";
import { loadProject } from "../project/load-project.ts";

export type Overview = Awaited<ReturnType<typeof loadOverview>>;

/** What is a customer's own, in short. What cannot be told now is left out, and the rest stands. */
export async function loadOverview({ call, session }: { call: Caller; session?: Session | undefined }) {
  const own = { authorization: session?.authorization };
  const [project, estimates, requests, tickets, referrals, saved] = await Promise.all([
    loadProject({ call, session }),
    optional(call(listMyEstimates, own), undefined),
    optional(call(listMyRequests, own), undefined),
    optional(call(listMyTickets, own), undefined),
    optional(call(listMyReferrals, own), undefined),
    optional(call(getWishlist, { ...own, user_type: "logged_in" }), undefined),
  ]);
  return {
    project,
    estimates: estimates?.estimates,
    requests: requests?.requests,
    tickets: tickets?.tickets,
    referrals: referrals?.referrals,
    saved: saved?.items.length,
  };
}
