import { Hono } from "hono";
import { referFriend, verifyReferral } from "../../contracts/calls/leads/referral.ts";
import { readAnyPhone } from "../../contracts/leads/read-any-phone.ts";
import { checkReferral } from "../../contracts/leads/referral-rules.ts";
import { firstNameOf, maskName } from "../../contracts/mask-contact.ts";
import type { Database } from "../../platform/database/database.ts";
import { limitVisits } from "../http/limit-visits.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { refuseField } from "../leads/receive-lead.ts";
import { findReferrer, storeReferral } from "./referral-store.ts";
import type { SampleReferrer } from "./sample-referrers.ts";

/** A family that sits down together names fewer in ten minutes. */
const MOST_REFERRALS = 20;
const TEN_MINUTES = 600;

/** Where customers name their friends. */
export function createReferralsApp({ db }: Database): Hono {
  const app = new Hono();
  const limit = limitVisits(MOST_REFERRALS, TEN_MINUTES);
  serveCall(app, referFriend, async ({ visitorAddress, ...referral }) => {
    const isoCode = referral.countryCode;
    const tooMany = await limit(visitorAddress);
    if (tooMany) return tooMany;
    const [problem] = checkReferral(referral, { isoCode, readPhone: readAnyPhone });
    if (problem) return refuseField(problem.field, problem.problem);
    const phone = readAnyPhone(referral.friendPhone, isoCode);
    if (!phone.ok) return refuseField("friendPhone", phone.problem);
    return storeReferral(
      db,
      {
        country: isoCode,
        name: referral.referrerName,
        email: referral.referrerEmail.toLowerCase(),
      },
      {
        friend_name: referral.friendName,
        friend_email: referral.friendEmail?.toLowerCase() ?? null,
        friend_phone: phone.e164,
        comment: referral.comment ?? null,
      },
    );
  });
  return app;
}

/** Whom a friend's link belongs to; of the surname it tells the initial only. */
export function createVerifyReferralApp({ db }: Database, samples: readonly SampleReferrer[]): Hono {
  const app = new Hono();
  serveCall(app, verifyReferral, async ({ referralKey }) => {
    const referrer = await findReferrer(db, referralKey);
    const sample = samples.find((known) => known.referralKey.toUpperCase() === referralKey.toUpperCase());
    const name = referrer?.name ?? sample?.name;
    if (name === undefined) return new Refusal(404, "Nobody has this referral key.");
    const shown = maskName(name);
    return { firstname: firstNameOf(shown), name: shown, id: referrer?.id ?? sample?.referralKey ?? "" };
  });
  return app;
}
