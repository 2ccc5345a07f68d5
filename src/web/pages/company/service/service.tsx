import { useLoaderData } from "react-router";
import { ButtonLink, GoLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import type { IconName } from "../../../../ui/media/icon-paths.ts";
import { Accordion } from "../../../../ui/navigation/accordion.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { CountBars } from "../../../../ui/text/count-bars.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { CookieFacts } from "../../../features/company/service/cookies/cookie-facts.tsx";
import HelpSearch from "../../../features/company/service/hub/help-search.island.tsx";
import {
  type HubTopic,
  type LoadedHub,
  loadHub,
  questionId,
} from "../../../features/company/service/hub/load-hub.ts";
import { ArticleText } from "../../../features/magazine/article/text/article-text.tsx";
import { COOKIE_POLICY } from "../../../frame/consent/cookie-settings-id.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { LinkIndex } from "../../../sections/link-grid/link-grid.tsx";
import { HeadedSection, Section, SectionHead } from "../../../sections/parts/section.tsx";
import { HeroHead } from "../../../sections/picture-sections.tsx";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { Questions } from "../../../sections/text-sections.tsx";
import "./service.css";

export const loader = page(async ({ call, edition, url }) => loadHub({ call, edition }, url));

// A search does not create another page for search engines.
export const meta = pageMeta<typeof loader>(({ asked }, { t, edition }) => {
  const country = t(COUNTRY_LABELS[edition.country]);
  return {
    title: t("service.title", { country }),
    description: t("service.description", { country }),
    crumb: t("service.crumb"),
    ...(asked.length > 0 && { jsonLd: [questionsJsonLd(asked)] }),
  };
});

export default function ServiceHub() {
  const { q, path, found, entries, topics, asked, faqs, escalation, warranty, here } =
    useLoaderData<typeof loader>();
  const { t } = useText();
  const { region } = usePage().edition;
  return (
    <>
      <div className="hub-head">
        <div className="wrap">
          <Breadcrumb
            crumbs={[{ name: t("layout.home"), href: `/${region}` }, { name: t("service.crumb") }]}
          />
        </div>
        <HeroHead headline={t("service.headline")} lede={t("service.lede")} />
        <div className="wrap">
          <HelpSearch action={path} q={q} found={found} entries={entries} />
        </div>
      </div>
      <HubTopics topics={topics} />
      <HubWarranty warranty={warranty} />
      <HubTickets escalation={escalation} />
      <HubHere here={here} />
      <HubQuestions asked={asked} faqs={faqs} />
    </>
  );
}

/** Texts that are read on the hub. Each is collapsed; a link to one opens it. */
function HubHere({ here }: Pick<LoadedHub, "here">) {
  const { t } = useText();
  if (here.length === 0) return null;
  return (
    <HeadedSection id="in-full" title={t("service.inFull")}>
      <Accordion
        items={here.map(({ slug, title, text }) => ({
          question: title,
          answer: (
            <div className="hub-here article__text" id={slug}>
              <ArticleText parts={text} />
              {slug === COOKIE_POLICY && <CookieFacts />}
            </div>
          ),
        }))}
      />
    </HeadedSection>
  );
}

/** The most frequent questions, expanded, and all questions, collapsed by topic. A link to one opens it. */
function HubQuestions({ asked, faqs }: Pick<LoadedHub, "asked" | "faqs">) {
  const { t } = useText();
  if (faqs.length === 0) return null;
  return (
    <>
      <Questions tone="sand" title={t("service.questions")} items={asked} opensFirst />
      <HeadedSection id="all-questions" title={t("service.allQuestions")}>
        <Accordion
          items={faqs.map(({ slug, title, intro, questions }) => ({
            question: title,
            answer: (
              <div className="stack gap-3" id={slug}>
                <p className="soft">{intro}</p>
                <Accordion
                  items={questions.map(({ question, answer }, index) => ({
                    question,
                    answer: <p id={questionId(slug, index)}>{answer}</p>,
                  }))}
                />
              </div>
            ),
          }))}
        />
      </HeadedSection>
    </>
  );
}

function HubWarranty({ warranty: { parts, href } }: Pick<LoadedHub, "warranty">) {
  const { t } = useText();
  if (parts.length === 0) return null;
  return (
    <Section id="years" isFlush className="split split--4-8 hub-warranty">
      <div className="stack gap-4 stack--start">
        <h2 className="d32">{t("service.warranty")}</h2>
        <p className="soft">{t("service.warrantyText")}</p>
        {href && <GoLink href={href}>{t("service.warrantyMore")}</GoLink>}
      </div>
      <CountBars
        label={t("service.warranty")}
        rows={parts.map(({ part, years, term, limit }) => ({
          key: part,
          name: (
            <>
              {part} {limit && <span className="soft">{limit}</span>}
            </>
          ),
          count: years,
          value: term,
        }))}
      />
    </Section>
  );
}

function HubTickets({ escalation: { table, href } }: Pick<LoadedHub, "escalation">) {
  const { t } = useText();
  const { edition } = usePage();
  const own = linkTo(edition, "lead-refill");
  return (
    <Section id="tickets" tone="sand" className="split split--5-7">
      <div className="stack gap-4 stack--start">
        <h2 className="d32">{t("service.ticketTitle")}</h2>
        <p className="soft">{t("service.ticketText")}</p>
        <p className="soft">{t("service.ticketSteps")}</p>
        {own && (
          <div className="row">
            <ButtonLink href={own}>{t("service.ticketRaise")}</ButtonLink>
            <ButtonLink look="line" href={own}>
              {t("service.ticketTrack")}
            </ButtonLink>
          </div>
        )}
      </div>
      {table && (
        <div className="stack gap-4 stack--start hub-escalation" id="escalation">
          <h2 className="d32">{t("service.escalation")}</h2>
          <p className="soft">{t("service.escalationText")}</p>
          <ArticleText parts={[{ ...table, label: t("service.escalation") }]} />
          {href && <GoLink href={href}>{t("service.escalationMore")}</GoLink>}
        </div>
      )}
    </Section>
  );
}

const ICONS: Partial<Record<string, IconName>> = {
  "designing-my-dream-home": "ideas",
  "booking-and-payments": "wallet",
  "pricing-and-quotes": "price",
  "design-stage": "edit",
  "materials-and-quality": "shield",
  "delivery-and-installation": "truck",
  "civil-and-on-site-works": "ruler",
  "move-in-and-handover": "key",
  "warranty-and-after-care": "shield",
  "customer-dos-and-donts": "check",
  "home-care-guide": "home",
  financing: "wallet",
  permits: "list",
};

function HubTopics({ topics }: { topics: readonly HubTopic[] }) {
  const { t } = useText();
  const tiles = topics.filter(({ isTile }) => isTile);
  const others = topics.filter(({ isTile }) => !isTile);
  if (topics.length === 0) return null;
  return (
    <Section id="topics" isFlush className="stack gap-7">
      <div>
        <SectionHead title={t("service.topics")} lede={t("service.topicsText")} />
        <ul className="columns columns--4 columns--near hub-tiles">
          {tiles.map(({ slug, title, href, opening }) => (
            <li key={slug}>
              <a className="stack gap-2 box pad-5 hub-tile" href={href}>
                <Icon name={ICONS[slug] ?? "info"} />
                <span className="d20">{title}</span>
                <span className="t15 soft">{opening}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {others.length > 0 && (
        <div className="stack gap-4">
          <h2 className="d32">{t("service.policies")}</h2>
          <LinkIndex links={others.map(({ title, href }) => ({ name: title, href }))} />
        </div>
      )}
    </Section>
  );
}
