import type { QuizOutcome } from "../../../../../contracts/documents/quiz-document.ts";
import { LANGUAGES } from "../../../../../editions/languages.ts";
import type { DatedRates } from "../../../../../prices/rates-in-force.ts";
import { ButtonLink, GoLink } from "../../../../../ui/forms/button.tsx";
import { CARD_GRID_SIZES, Card } from "../../../../../ui/media/card.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Bars } from "../../../../../ui/text/bars.tsx";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { MaybeLink } from "../../../../sections/parts/section-link.tsx";
import { PriceTable } from "../../../../sections/price-sections.tsx";
import { DesignCard } from "../../designs/design-card.tsx";
import ShareMenu from "../../designs/share-menu.island.tsx";
import type { LoadedResult, QuizBudget, QuizResult } from "./load-result.ts";
import "../quiz.css";

export function ResultHead({ result, change, url }: { result: QuizResult; change: string; url: string }) {
  const { t } = useText();
  const { title, text, traits, picture } = result.first.outcome;
  return (
    <Section className="split split--5-7 align-center quiz-result-head">
      <div className="stack gap-5 stack--start">
        <p className="kicker">{t("quiz.yourStyle")}</p>
        <h1 className="d56">{title}</h1>
        <p className="t20">{text}</p>
        {traits.length > 0 && <Facts items={traits} />}
        <div className="row">
          <ShareMenu url={url} title={t("quiz.shareTitle", { style: title })} />
          <a className="link strong tap" href={change}>
            {t("quiz.change")}
          </a>
        </div>
      </div>
      {picture && <Picture {...picture} sizes="(width < 1024px) 92vw, 760px" priority />}
    </Section>
  );
}

interface ResultBudgetProps {
  style: string;
  budget: QuizBudget | undefined;
  rates: DatedRates;
  homeStep: string;
}

export function ResultBudget({ style, budget, rates, homeStep }: ResultBudgetProps) {
  const { t, language } = useText();
  if (!budget)
    return (
      <Section tone="sand" title={t("quiz.budgetAsk")} lede={t("quiz.homeHelp")}>
        <ButtonLink look="line" href={homeStep}>
          {t("quiz.homeQuestion")}
        </ButtonLink>
      </Section>
    );
  const date = new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const values = {
    city: budget.city,
    date: date.format(new Date(rates.effectiveFrom)),
    rate: Math.round(rates.tax.rate * 100),
  };
  return (
    <PriceTable
      tone="sand"
      title={t("quiz.budget")}
      lede={t(rates.tax.rate > 0 ? "quiz.budgetTaxed" : "quiz.budgetUntaxed", values)}
      rowsLabel={t("style.home")}
      columns={budget.tiers.map(({ tier }) => ({ name: t(`card.tier-${tier}`) }))}
      rows={[{ name: budget.home, note: budget.note, cells: budget.tiers.map(({ band }) => band) }]}
      foot={t("quiz.budgetFoot", { style })}
    >
      <p>
        <a className="link strong tap" href={homeStep}>
          {t("quiz.changeHome")}
        </a>
      </p>
    </PriceTable>
  );
}

export function ResultWhy({ result }: { result: QuizResult }) {
  const { t } = useText();
  const { first, second, best, answered } = result;
  const most = Math.max(first.points, 1);
  return (
    <Section tone="sand">
      <SectionHead
        title={t("quiz.why", { style: first.outcome.title })}
        lede={t("quiz.whyLede", { count: first.reasons.length, total: answered })}
      />
      <div className="split split--7-5">
        <ul className="quiz-reasons">
          {first.reasons.map(({ question, answer, picture, points }) => (
            <li key={question} className="beside beside--3">
              {picture ? (
                <Picture
                  photo={picture.photo}
                  alt=""
                  sizes="72px"
                  ratio="1:1"
                  className="quiz-reasons__print"
                />
              ) : (
                <span />
              )}
              <p>
                <b className="strong">{answer}</b>
                <br />
                <span className="t15 soft">{question}</span>
              </p>
              <p className="d20 num">
                <bdi dir="ltr">+{points}</bdi>
              </p>
            </li>
          ))}
        </ul>
        <div className="stack gap-5">
          <Bars
            bars={best.map(({ id, title, points }) => ({
              name: title,
              share: points / most,
              value: <span className="num">{points}</span>,
              quiet: id !== first.outcome.id,
            }))}
          />
          {second && (
            <div className="stack gap-2">
              <h3 className="d25">{t("quiz.second", { style: second.outcome.title })}</h3>
              <p className="measure">{secondWords(t, result, second)}</p>
              <p className="measure soft">{second.outcome.text}</p>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

function secondWords(
  t: ReturnType<typeof useText>["t"],
  { first }: QuizResult,
  second: NonNullable<QuizResult["second"]>,
): string {
  const answers = second.reasons
    .slice(0, 3)
    .map(({ answer }) => answer)
    .join(" · ");
  const key = second.points === first.points ? "quiz.secondLevel" : "quiz.secondBehind";
  return t(key, { points: second.points, best: first.points, answers });
}

export function ResultPalette({ outcome }: { outcome: QuizOutcome }) {
  const { t } = useText();
  const { edition } = usePage();
  const { palette, finishes } = outcome;
  if (palette.length === 0 && finishes.length === 0) return null;
  return (
    <Section title={t("quiz.palette")} lede={t("quiz.paletteHelp")}>
      <ul className="columns columns--4 quiz-palette">
        {palette.map(({ name, hex }) => (
          <li key={hex}>
            <span className="quiz-palette__colour" style={{ backgroundColor: hex }} />
            <p className="strong">{name}</p>
            <p className="t13 soft num">
              <bdi dir="ltr">{hex}</bdi>
            </p>
          </li>
        ))}
      </ul>
      {finishes.length > 0 && <h3 className="d25 quiz-palette__next">{t("quiz.finishes")}</h3>}
      <ul className="columns columns--4 quiz-palette">
        {finishes.map(({ name, where, picture, category, code }) => (
          <li key={code}>
            <Picture photo={picture.photo} alt="" sizes="(width < 600px) 45vw, 300px" ratio="1:1" />
            <p className="t13 soft">{where}</p>
            <MaybeLink
              className="strong"
              href={linkTo(edition, "finish-detail", { finishesCategorySlug: category, finishCode: code })}
            >
              {name}
            </MaybeLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ResultDesigns({ loaded }: { loaded: LoadedResult }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { result, designs, isMixed, designRates, photos, stylePage } = loaded;
  if (designs.length + photos.length === 0) return null;
  const names = { style: result.first.outcome.title, second: result.second?.outcome.title ?? "" };
  const title = designs.length === 0 ? "quiz.photos" : isMixed ? "quiz.designsMixed" : "quiz.designs";
  return (
    <Section>
      <div className="head">
        <h2 className="d42">{t(title, names)}</h2>
        {stylePage && <GoLink href={stylePage}>{t("quiz.stylePage", names)}</GoLink>}
      </div>
      <ul className="card-grid">
        {designs.map((design) => (
          <li key={`${design.contentType}/${design.slug}`}>
            <DesignCard design={design} rates={designRates} level={3} />
          </li>
        ))}
        {photos.map(({ slug, title, href, picture, roomSize, totalPrice }) => (
          <li key={slug}>
            <Card
              picture={{ ...picture, sizes: CARD_GRID_SIZES }}
              title={title}
              href={href}
              facts={[roomSize]}
              price={<Money amount={totalPrice} country={country} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
