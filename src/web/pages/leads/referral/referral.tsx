import { useLoaderData } from "react-router";
import { verifyReferral } from "../../../../contracts/calls/leads/referral-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { PageOptions } from "../../../features/leads/drawer/page-options.ts";
import { LeadForm } from "../../../features/leads/forms/lead-form.tsx";
import { loadDocument } from "../../../frame/load-document.ts";
import { page, pageNotFound } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { CheckList } from "../../../sections/parts/check-list.tsx";
import { Section } from "../../../sections/parts/section.tsx";
import { SectionGo } from "../../../sections/parts/section-link.tsx";
import "./referral.css";

export const loader = page(async ({ call, edition, params }) => {
  const verified = await findReferrer(call, params.referralSlug ?? "");
  // A page that cannot name the friend has no content, whatever the reason (RF-02).
  if (!verified) throw pageNotFound();
  const { benefit, hero } = await loadDocument("refer-a-friend", { call, edition });
  // Every lead link of the page contains the key, and every later lead of the visit sends it.
  const pageOptions: PageOptions = { ctaQuery: { referral_key: verified.referralKey } };
  return { ...verified, benefit, picture: hero.picture, pageOptions };
});

const LONGEST_KEY = 64;

/** Our keys are in capitals and match in any case (AMB-56); those of an upstream may not be. */
async function findReferrer(call: Caller, slug: string) {
  const typed = slug.slice(0, LONGEST_KEY);
  for (const referralKey of new Set([typed.toUpperCase(), typed])) {
    const verified = await call(verifyReferral, { referralKey });
    if (verified.ok) return { referralKey, referrer: verified.value };
  }
  return undefined;
}

export const meta = pageMeta<typeof loader>(({ referrer: { firstname: name } }, { t }) => ({
  title: t("referral.title", { name }),
  description: t("referral.description", { name }),
}));

export default function Referral() {
  const { referralKey, referrer, benefit, picture } = useLoaderData<typeof loader>();
  const name = referrer.firstname;
  const { t } = useText();
  return (
    <Section className="split split--7-5">
      <div className="stack gap-4 stack--start">
        <p className="kicker">{t("referral.kicker")}</p>
        <h1 className="d56">{t("referral.title", { name })}</h1>
        <p className="t20 soft measure">{t("referral.lede")}</p>
        <Picture {...picture} className="referral__picture" priority sizes="(width < 1024px) 92vw, 680px" />
        <h2 className="d25">{t("referral.gets", { name })}</h2>
        <CheckList items={benefit.points} />
        <SectionGo link={{ label: t("referral.look"), page: "design-ideas" }} />
      </div>
      <div className="split__sheet sticky-side">
        <h2 className="d32" id="referral-form-title">
          {t("referral.formTitle", { name })}
        </h2>
        <LeadForm
          surface="referral"
          title={t("referral.formTitle", { name })}
          button={t("referral.button")}
          labelledBy="referral-form-title"
          carried={{
            referral_key: referralKey,
            referrer_name: referrer.name,
            referrer_id: referrer.id,
          }}
        />
      </div>
    </Section>
  );
}
