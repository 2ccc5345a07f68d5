import type { MessageKey, Text } from "../../../../../ui/text/text.tsx";
import type { FormErrors } from "../../../../frame/forms/use-form.ts";
import { REFERRAL_INPUTS, type ReferralErrors, type ReferralInput } from "../referral-rules.ts";

/** A sentence for each code, in the order of the inputs. */
export function referralErrorTexts(errors: ReferralErrors, t: Text["t"]): FormErrors {
  return Object.fromEntries(
    REFERRAL_INPUTS.flatMap((name) => {
      const problem = errors[name];
      const key = problem && SENTENCES[name]?.[problem];
      return key ? [[name, t(key)]] : [];
    }),
  );
}

/** The sentences of every other form, but where the friend is meant and not the reader. */
const SENTENCES: Partial<Record<ReferralInput, Partial<Record<string, MessageKey>>>> = {
  referrer_name: { missing: "lead.error.name.missing", wrong: "lead.error.name.wrong" },
  referrer_email: { missing: "refer.emailMissing", wrong: "lead.error.email.wrong" },
  friend_name: { missing: "refer.friendNameMissing", wrong: "refer.friendNameWrong" },
  friend_phone: {
    missing: "refer.friendPhoneMissing",
    short: "lead.error.phone.short",
    long: "lead.error.phone.long",
    wrong: "refer.friendPhoneWrong",
  },
  friend_email: { wrong: "lead.error.email.wrong" },
  comments: { wrong: "refer.commentsWrong" },
  friend_agrees: { missing: "refer.agreesMissing" },
};
