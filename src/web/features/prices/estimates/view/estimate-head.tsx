import { estimateReference, showEstimateCode } from "../../../../../contracts/estimates/estimate-code.ts";
import type { EstimateVersion, StoredEstimate } from "../../../../../contracts/estimates/stored-estimate.ts";
import { fullDateWords } from "../../../../../editions/day-words.ts";
import { formatPriceBand, hasDrawnSign, writeAmount } from "../../../../../editions/money.ts";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { Price } from "../../../../../ui/text/price.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { LeadLink } from "../../../leads/drawer/lead-link.tsx";
import { describeChoices } from "../../calculators/state/describe-choices.ts";
import { bandText, type StoredCalculator } from "../stored-calculator.ts";

interface EstimateHeadProps {
  estimate: StoredEstimate;
  version: EstimateVersion;
  kept: StoredCalculator;
  links: { pdf: string; calculator: string | undefined };
}

export function EstimateHead({ estimate, version, kept, links }: EstimateHeadProps) {
  const text = useText();
  const { t, language } = text;
  const { edition } = usePage();
  const { band, calculator, facts, choices, asked } = kept;
  const code = showEstimateCode(estimate.code);
  const about = describeChoices(text, facts, calculator, choices, asked);
  const day = (date: string) => fullDateWords(date.slice(0, "2026-01-01".length), language);
  return (
    <div className="stack gap-4">
      <div className="stack gap-2">
        <p className="kicker">
          {t("estimate.title", { code: "" })}
          <bdi dir="ltr" className="estimate__code">
            {code}
          </bdi>
          {estimate.versions.length > 1 &&
            ` · ${t("estimate.version", { number: version.number, count: estimate.versions.length })}`}
        </p>
        <h1 className="d56">
          <Price isRiyal={hasDrawnSign(edition.country)} strong={false}>
            {formatPriceBand(band.low, band.high, edition.country)}
          </Price>
        </h1>
        <p className="t20 soft">
          {t("calc.likelyIs", { likely: writeAmount(band.likely, edition) })} {facts.words.crumb}: {about}.
        </p>
        <p className="t15 soft">
          {t("estimate.madeOn", { date: day(version.createdAt), rates: day(version.ratesFrom) })}
        </p>
      </div>
      {kept.now && <NewRates kept={kept} version={version} day={day} />}
      <div className="row estimate__acts">
        <LeadLink
          ctaType="Normal Lead Forms"
          formTitle={t("calc.bookTitle")}
          about={`${facts.words.crumb}: ${about} (${code})`}
          aboutPrice={bandText(band, edition)}
          estimate={estimateReference(estimate.code, version.number)}
        >
          {t("calc.book")}
        </LeadLink>
        <ButtonLink look="line" icon="download" href={links.pdf} download>
          {t("estimate.pdf")}
        </ButtonLink>
        {links.calculator && (
          <a className="link tap" href={links.calculator}>
            {t("estimate.inCalculator")}
          </a>
        )}
      </div>
    </div>
  );
}

interface NewRatesProps extends Pick<EstimateHeadProps, "kept" | "version"> {
  day: (date: string) => string;
}

function NewRates({ kept: { now, bill }, version, day }: NewRatesProps) {
  const { t } = useText();
  const { edition } = usePage();
  if (!now) return null;
  const more = now.total - bill.total;
  const words = {
    made: day(version.ratesFrom),
    now: day(now.from),
    sum: writeAmount(now.total, edition),
    difference: writeAmount(Math.abs(more), edition),
  };
  return (
    <Notice tone="warn">
      {more === 0
        ? t("estimate.ratesSame", words)
        : t(more > 0 ? "estimate.ratesMore" : "estimate.ratesLess", words)}
    </Notice>
  );
}
