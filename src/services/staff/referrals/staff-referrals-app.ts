import { Hono } from "hono";
import { listReferrals, payReferralReward } from "../../../contracts/staff/calls/referral-calls.ts";
import { Refusal } from "../../http/refusal.ts";
import type { ServiceParts } from "../../service-parts.ts";
import type { StaffAccess } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { writeLook } from "../access/write-look.ts";
import type { LeadIndex } from "../leads/index-leads.ts";
import { describeReferrals, findReferrals } from "./find-referrals.ts";
import { findFriend, payReward, unknownReferral } from "./pay-reward.ts";
import { rewardProgrammes } from "./reward-programmes.ts";

export function createStaffReferralsApp(
  { call }: Pick<ServiceParts, "call">,
  access: StaffAccess,
  index: LeadIndex,
): Hono {
  const { db } = access;
  const app = new Hono();
  const serve = staffCallServer(app, access);

  serve(listReferrals, async (asked, staff) => {
    await index.catchUp();
    const programmes = await rewardProgrammes(call, staff.countries);
    const found = await findReferrals(db, asked, staff.countries, programmes);
    const { after: page, size: _, ...filters } = asked;
    await writeLook(access, staff, listReferrals.name, {
      ...{ kind: "referral", filters, page },
      found: { shown: found.referrals.length },
    });
    return found;
  });

  serve(payReferralReward, async (payment, staff) => {
    const programmes = await rewardProgrammes(call, staff.countries);
    const refused = await payReward(db, programmes, payment, staff);
    if (refused instanceof Refusal) return refused;
    const friend = await findFriend(db, payment.id, staff.countries);
    const [item] = friend ? await describeReferrals(db, [friend], programmes) : [];
    return item ?? unknownReferral();
  });

  return app;
}
