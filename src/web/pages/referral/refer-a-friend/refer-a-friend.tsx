import { data, useActionData, useLoaderData } from "react-router";
import { referFriend } from "../../../../contracts/calls/leads/referral.ts";
import { firstNameOf } from "../../../../contracts/mask-contact.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { loadDocument } from "../../../frame/load-document.ts";
import { page, pageAction } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { Hero } from "../../../sections/hero/hero.tsx";
import { Points } from "../../../sections/points/points.tsx";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { readReferralForm } from "./read-referral-form.ts";
import { referrerLink } from "./referrer-link.ts";
import { FORM_ID, FormSection } from "./sections/form.tsx";
import { RewardsSection } from "./sections/rewards.tsx";
import { TermsSection } from "./sections/terms.tsx";
import { ThanksSection } from "./sections/thanks.tsx";
import "./refer-a-friend.css";

export const loader = page(async ({ call, edition }) => {
  return { refer: await loadDocument("refer-a-friend", { call, edition }) };
});

export const action = pageAction(async ({ call, edition, form, site, visitorAddress }) => {
  const { values, errors, referral, isHoneypot } = readReferralForm(form, edition);
  if (Object.keys(errors).length > 0) return data({ values, errors }, { status: 422 });
  // A program that gives itself away is refused like a call that failed, and learns nothing from it.
  const outcome = isHoneypot
    ? undefined
    : await call(referFriend, { ...referral, countryCode: edition.isoCode, visitorAddress });
  if (!outcome?.ok) {
    const failure = outcome?.problem.status === 429 ? ("too-often" as const) : ("failed" as const);
    return data({ values, errors, failure }, { status: outcome?.problem.status === 429 ? 429 : 503 });
  }
  const { referralKey } = outcome.value;
  return data({
    sent: {
      name: firstNameOf(referral.referrerName),
      friend: firstNameOf(referral.friendName),
      link: referralKey && site.publicUrl + referrerLink(edition, referralKey),
    },
  });
});

export const meta = pageMeta<typeof loader>(({ refer }) => ({
  title: refer.title,
  description: refer.description,
  jsonLd: [questionsJsonLd(refer.questions.items)],
}));

export default function ReferAFriend() {
  const { refer } = useLoaderData<typeof loader>();
  const { t } = useText();
  const result = useActionData<typeof action>();
  const sent = result && "sent" in result ? result.sent : undefined;
  const returned = result && "values" in result ? result : undefined;
  return (
    <>
      {sent ? (
        <ThanksSection refer={refer} {...sent} />
      ) : (
        <Hero
          look="beside"
          kicker={t("refer.kicker")}
          {...refer.hero}
          action={{ label: t("refer.start"), anchor: FORM_ID }}
        />
      )}
      <RewardsSection rewards={refer.rewards} />
      {!sent && <Points look="row" {...refer.stages} />}
      {!sent && <FormSection refer={refer} {...returned} />}
      <TermsSection refer={refer} />
    </>
  );
}
