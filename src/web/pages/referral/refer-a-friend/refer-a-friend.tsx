import { data, useActionData, useLoaderData } from "react-router";
import { referFriend } from "../../../../contracts/calls/leads/referral.ts";
import { firstNameOf } from "../../../../contracts/mask-contact.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { page, pageAction } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { questionsJsonLd } from "./questions-json-ld.ts";
import { readReferralForm } from "./read-referral-form.ts";
import { referrerLink } from "./referrer-link.ts";
import { FormSection } from "./sections/form.tsx";
import { HeroSection } from "./sections/hero.tsx";
import { RewardsSection } from "./sections/rewards.tsx";
import { StagesSection } from "./sections/stages.tsx";
import { TermsSection } from "./sections/terms.tsx";
import { ThanksSection } from "./sections/thanks.tsx";

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
      link: site.publicUrl + referrerLink(edition, referralKey),
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
  const result = useActionData<typeof action>();
  const sent = result && "sent" in result ? result.sent : undefined;
  const returned = result && "values" in result ? result : undefined;
  return (
    <>
      {sent ? <ThanksSection refer={refer} {...sent} /> : <HeroSection hero={refer.hero} />}
      <RewardsSection rewards={refer.rewards} />
      {!sent && <StagesSection stages={refer.stages} />}
      {!sent && <FormSection refer={refer} {...returned} />}
      <TermsSection refer={refer} />
    </>
  );
}
