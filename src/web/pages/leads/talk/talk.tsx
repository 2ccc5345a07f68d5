import { useActionData, useLoaderData } from "react-router";
import { isCtaType } from "../../../../contracts/leads/cta-types.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { LeadForm } from "../../../features/leads/forms/lead-form.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { findDocument } from "../../../frame/load-document.ts";
import { page, pageAction } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { showThankYou } from "../../../frame/state/show-thank-you.ts";
import { bookTalk, useTypedLead } from "./book-talk.ts";
import "./talk.css";

export const loader = page(async ({ call, edition, url }) => {
  const home = await findDocument("home", { call, edition });
  const asked = (name: string, most: number) =>
    url.searchParams.get(name)?.trim().slice(0, most) || undefined;
  const ctaType = asked("cta_type", 40);
  const about = asked("about", 200);
  return {
    talk: home && { ...home.talk, phone: home.questions.phone },
    asked: {
      title: asked("form_title", 120),
      about: about ? { title: about, estimate: asked("estimate", 20) } : undefined,
      ctaType: isCtaType(ctaType) ? ctaType : undefined,
      // For visitors who come from a friend's page without scripts.
      referralKey: asked("referral_key", 64),
    },
    isSent: asked("sent", 3) === "yes",
  };
});

export const action = pageAction(bookTalk);

export const meta = pageMeta<typeof loader>((_, { t, edition }) => {
  const country = t(COUNTRY_LABELS[edition.country]);
  return { title: t("talk.pageTitle", { country }), description: t("talk.description", { country }) };
});

const TITLE_ID = "talk-title";

export default function TalkPage() {
  const { t } = useText();
  const { talk, asked, isSent } = useLoaderData<typeof loader>();
  const typed = useTypedLead(useActionData<typeof action>());
  const title = typed.title ?? asked.title ?? t("lead.title");
  return (
    <div className="wrap sec split talk-page">
      {isSent ? (
        <TalkThanks />
      ) : (
        <div className="talk-page__ask">
          <h1 className="d56" id={TITLE_ID}>
            {title}
          </h1>
          <p className="t20 soft pretty talk-page__lede">{t("talk.lede")}</p>
          <LeadForm
            surface={typed.visit ? "visit" : "page"}
            visit={typed.visit}
            labelledBy={TITLE_ID}
            title={title}
            kind={typed.kind}
            ctaType={typed.ctaType ?? asked.ctaType}
            about={typed.about ?? asked.about}
            values={typed.values}
            errors={typed.errors}
            carried={typed.carried ?? (asked.referralKey ? { referral_key: asked.referralKey } : undefined)}
            failure={typed.failure}
            phone={typed.failure && talk?.phone}
          />
        </div>
      )}
      <div className="talk-page__side stack gap-6">
        {talk && (
          <Picture
            {...talk.picture}
            ratio="3:2"
            sizes="(width < 1024px) 100vw, 560px"
            className="talk-page__picture"
          />
        )}
        <NextSteps />
        {talk && (
          <p className="t15 soft line talk-page__call">
            <Icon name="phone" size="small" />
            <span>
              {talk.call}{" "}
              <a className="link" href={talk.phone.href}>
                <bdi dir="ltr">{talk.phone.label}</bdi>
              </a>
              {" · "}
              {talk.hours}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function TalkThanks() {
  const { t } = useText();
  const { state } = usePage();
  showThankYou(state, { visit: null, selectedEc: null });
  return (
    <div className="talk-page__ask" data-thanks="">
      <h1 className="d56">{t("lead.thanksTitle")}</h1>
      <p className="t20 soft pretty talk-page__lede">{t("lead.thanksText")}</p>
    </div>
  );
}

const STEPS = [
  ["talk.callTitle", "talk.callText"],
  ["talk.layoutTitle", "talk.layoutText"],
  ["talk.hourTitle", "talk.hourText"],
] as const;

function NextSteps() {
  const { t } = useText();
  return (
    <section aria-labelledby="talk-next">
      <h2 className="d25" id="talk-next">
        {t("talk.next")}
      </h2>
      <ol className="rule-end above-3 talk-next">
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <h3 className="strong">{t(title)}</h3>
            <p className="soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
