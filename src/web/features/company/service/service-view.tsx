import { fullDateWords } from "../../../../editions/day-words.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import { REGIONS } from "../../../../editions/regions.ts";
import { Button, GoLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { COOKIE_POLICY } from "../../../frame/consent/cookie-settings-id.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { LinkIndex } from "../../../sections/link-grid/link-grid.tsx";
import { Filled } from "../../../sections/parts/filled.tsx";
import { HeadedSection } from "../../../sections/parts/section.tsx";
import { ArticleContents, ArticleContentsFold } from "../../magazine/article/head/article-contents.tsx";
import { ArticleText } from "../../magazine/article/text/article-text.tsx";
import { CookieFacts } from "./cookies/cookie-facts.tsx";
import type { LoadedServicePage, TermsCounterpart } from "./load-service-page.ts";
import "./service-view.css";

interface ServiceViewProps {
  page: LoadedServicePage;
}

export function ServiceView({ page }: ServiceViewProps) {
  const { t } = useText();
  return (
    <>
      <article className="policy" data-prints="policy">
        <header className="wrap stack gap-4">
          <Crumbs title={page.title} />
          <h1 className="d56">{page.title}</h1>
          <Facts page={page} />
        </header>
        <div className="wrap policy__cols">
          <ArticleContents headings={page.headings} title={t("service.contents")} />
          <div className="policy__body">
            {page.summary && (
              <section
                className="pretty below-6 pad-fluid policy__short stack gap-2"
                aria-labelledby="in-short"
              >
                <h2 className="t15 strong" id="in-short">
                  {t("service.inShort")}
                </h2>
                <p>{page.summary}</p>
              </section>
            )}
            <ArticleContentsFold headings={page.headings} title={t("service.contents")} />
            <div className="article__text">
              <ArticleText parts={page.text} />
            </div>
            {page.slug === COOKIE_POLICY && <CookieFacts />}
          </div>
        </div>
      </article>
      <ServiceOnward page={page} />
    </>
  );
}

function Crumbs({ title }: { title: string }) {
  const { t } = useText();
  const { edition } = usePage();
  const hub = linkTo(edition, "service");
  return (
    <Breadcrumb
      crumbs={[
        { name: t("layout.home"), href: `/${edition.region}` },
        ...(hub ? [{ name: t("service.crumb"), href: hub }] : []),
        { name: title },
      ]}
    />
  );
}

function Facts({ page: { updated, twin } }: ServiceViewProps) {
  const { t } = useText();
  const { language } = usePage().edition;
  return (
    <div className="row policy__facts t15 soft">
      {updated && (
        <p>
          <Filled
            text={t("service.updated")}
            parts={{ date: <time dateTime={updated}>{fullDateWords(updated, language)}</time> }}
          />
        </p>
      )}
      {twin && <OtherLanguage twin={twin} />}
      <Button look="quiet" size="small" icon="print" className="needs-script no-print" data-print="policy">
        {t("article.print")}
      </Button>
    </div>
  );
}

function OtherLanguage({ twin: { region, path } }: { twin: TermsCounterpart }) {
  const { language, locale } = REGIONS[region];
  return (
    <GoLink href={path} hrefLang={locale} lang={language}>
      {LANGUAGES[language].ownName}
    </GoLink>
  );
}

function ServiceOnward({ page: { related, previous, next } }: { page: LoadedServicePage }) {
  const { t } = useText();
  if (related.length === 0 && !previous && !next) return null;
  return (
    <HeadedSection id="onward" title={t("service.onward")} tone="sand">
      {related.length > 0 && <LinkIndex links={related} />}
      <nav className="columns columns--2 columns--near above-6 policy-steps" aria-label={t("service.steps")}>
        {previous && (
          <a className="stack gap-2 policy-steps__step" href={previous.href} rel="prev">
            <span className="t13 soft line">
              <Icon name="back" size="small" flip />
              {t("service.previous")}
            </span>
            <span className="d20">{previous.name}</span>
          </a>
        )}
        {next && (
          <a
            className="stack gap-2 policy-steps__step text-end policy-steps__step--next"
            href={next.href}
            rel="next"
          >
            <span className="t13 soft line">
              {t("service.next")}
              <Icon name="arrow" size="small" flip />
            </span>
            <span className="d20">{next.name}</span>
          </a>
        )}
      </nav>
    </HeadedSection>
  );
}
