import { data, useActionData, useLoaderData } from "react-router";
import { referFriend } from "../../../../contracts/calls/leads/referral-calls.ts";
import type { ReferPage } from "../../../../contracts/documents/refer-page.ts";
import { readAnyPhone } from "../../../../contracts/leads/read-any-phone.ts";
import { firstNameOf } from "../../../../contracts/mask-contact.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { formatRoundAmount } from "../../../../editions/money.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Accordion } from "../../../../ui/navigation/accordion.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { Price } from "../../../../ui/text/price.tsx";
import { fillPlaceholders, useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import CopyButton from "../../../features/design-ideas/designs/copy-button.island.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import { leadAddress } from "../../../frame/lead-address.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { page, pageAction } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { CheckList } from "../../../sections/parts/check-list.tsx";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import { Section } from "../../../sections/parts/section.tsx";
import { SectionGo } from "../../../sections/parts/section-link.tsx";
import { Hero } from "../../../sections/picture-sections.tsx";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { Points } from "../../../sections/text-sections.tsx";
import {
  checkReferralForm,
  INPUT_OF,
  type ReferralErrors,
  type ReferralValues,
  referralValues,
  toReferral,
} from "./referral-inputs.ts";
import ReferralForm from "./sections/referral-form.island.tsx";
import "./refer-a-friend.css";

export const loader = page(async ({ call, edition }) => {
  return { refer: await loadDocument("refer-a-friend", { call, edition }) };
});

export const action = pageAction(async ({ call, edition, form, site, visitorAddress }) => {
  const { values, errors, referral, isHoneypot } = readReferralForm(form, edition);
  if (Object.keys(errors).length > 0) return data({ values, errors }, { status: 422 });
  // A bot that fills in the honeypot field gets the same response as a failed call and learns nothing from it.
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

/**
 * The link that a referrer shares: the page with their name, or the form with their key if the region has no such
 * page.
 */
function referrerLink(edition: Edition, referralKey: string): string {
  const named = linkTo(edition, "referral", { referralSlug: referralKey });
  return named ?? leadAddress(edition, { ctaType: "Normal Lead Forms", about: `Referral ${referralKey}` });
}

function TermsSection({ refer }: { refer: ReferPage }) {
  const { t } = useText();
  const slug = { serviceDetailSlug: "referral-terms" };
  return (
    <Section className="split split--5-7">
      <div className="stack gap-4">
        <h2 className="d32">{refer.terms.title}</h2>
        <ul className="ruled-list">
          {refer.terms.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <SectionGo link={{ label: t("refer.allTerms"), page: "service-detail", params: slug }} />
      </div>
      <div className="stack gap-4">
        <h2 className="d32">{refer.questions.title}</h2>
        <Accordion items={refer.questions.items} group="refer-questions" />
      </div>
    </Section>
  );
}

type Referral = ReturnType<typeof toReferral>;

interface ReferralReading {
  values: ReferralValues;
  errors: ReferralErrors;
  referral: Referral;
  /** True if the field that only bots fill in has a value. */
  isHoneypot: boolean;
}

function readReferralForm(
  form: URLSearchParams,
  edition: Pick<Edition, "country" | "isoCode">,
): ReferralReading {
  const values = referralValues(Object.fromEntries(form));
  const referral = toReferral(values, edition);
  const errors = { ...refusedByCall(referral), ...checkReferralForm(values, edition, readAnyPhone) };
  return { values, errors, referral, isHoneypot: form.get("website") !== null && form.get("website") !== "" };
}

/** Errors for values that the call rejects: too long, or with invalid characters. */
function refusedByCall(referral: Referral): ReferralErrors {
  const { error } = referFriend.input.safeParse(referral);
  const fields = new Set(error?.issues.map(({ path }) => path[0]));
  const inputs = Object.entries(INPUT_OF).filter(([field]) => fields.has(field));
  return Object.fromEntries(inputs.map(([, input]) => [input, "wrong" as const]));
}

function RewardsSection({ rewards }: Pick<ReferPage, "rewards">) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { steps, title, lede, minimum, paid } = rewards;
  const total = steps.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Section tone="sand" title={title} lede={lede}>
      <ol className="columns refer-steps" style={cssNumbers({ "--columns": steps.length })}>
        {steps.map(({ amount, when, note }, index) => (
          <li key={when} style={cssNumbers({ "--rise": (index + 1) / steps.length })}>
            <div className="stack gap-1 refer-steps__words">
              <p className="t15 strong">{when}</p>
              <p className="d42">
                <Money amount={amount} country={country} strong={false} />
              </p>
              <p className="t15 soft measure">{note}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="t17 ruled">
        <b>
          {t("refer.total")} <Money amount={total} country={country} />
        </b>{" "}
        <span className="soft">
          {t("refer.minimum")} <Price strong={false}>{formatRoundAmount(minimum, country)}</Price>. {paid}
        </span>
      </p>
    </Section>
  );
}

/** The id of the form's section, so that errors are in view again. */
const FORM_ID = "name-a-friend";

interface FormProps {
  refer: ReferPage;
  values?: ReferralValues;
  errors?: ReferralErrors;
  failure?: "failed" | "too-often";
}

function FormSection({ refer: { form, benefit }, ...returned }: FormProps) {
  const { t } = useText();
  const { path } = useLayout();
  return (
    <section className="sec on-forest" id={FORM_ID} aria-labelledby="refer-form-title">
      <div className="wrap split split--5-7">
        <div className="stack gap-4">
          <h2 className="d42" id="refer-form-title">
            {form.title}
          </h2>
          <p className="t20 soft measure">{form.lede}</p>
          <div className="stack ruled">
            <h3 className="d25">{benefit.title}</h3>
            <p className="soft">{benefit.text}</p>
            <CheckList items={benefit.points} />
          </div>
        </div>
        <div className="stack gap-4 refer-sheet on-paper">
          <ReferralForm action={`${path}#${FORM_ID}`} {...returned} />
          <p className="t13 soft">{t("refer.privacy")}</p>
        </div>
      </div>
    </section>
  );
}

interface ThanksProps {
  refer: ReferPage;
  name: string;
  friend: string;
  /** The referrer's own link to share; an upstream need not return one. */
  link: string | undefined;
}

function ThanksSection({ refer, name, friend, link }: ThanksProps) {
  const { t } = useText();
  const { path } = useLayout();
  return (
    <section className="sec" data-refer-thanks="">
      <div className="wrap wrap--narrow stack gap-4 stack--start">
        <h1 className="d56">{t("refer.thanks", { name })}</h1>
        <p className="t20 soft measure">{t("refer.thanksText", { friend })}</p>
        {link && <ReferrerLink refer={refer} link={link} />}
        <a className="link" href={path}>
          {t("refer.another")}
        </a>
      </div>
    </section>
  );
}

function ReferrerLink({ refer, link }: { refer: ReferPage; link: string }) {
  const { t } = useText();
  const message = fillPlaceholders(refer.shareText, { link });
  return (
    <div className="split__sheet break-words refer-thanks">
      <p className="strong" id="refer-link-label">
        {t("refer.yourLink")}
      </p>
      <p className="refer-thanks__address" dir="ltr">
        <a className="link" href={link} aria-describedby="refer-link-label">
          {link}
        </a>
      </p>
      <div className="row refer-thanks__ways">
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          icon="talk"
          target="_blank"
          rel="noopener"
        >
          {t("refer.byWhatsApp")}
        </ButtonLink>
        <CopyButton url={link} />
      </div>
      <blockquote className="t15 soft">{message}</blockquote>
    </div>
  );
}
