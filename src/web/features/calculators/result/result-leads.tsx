import { formatPriceBand, hasDrawnSign, writeAmount } from "../../../../editions/money.ts";
import { ButtonLink, GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { leadAttributes } from "../../../frame/lead-attributes.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";

/** To have it sent, or to talk about it. What was chosen and what it costs go along, and nobody asks for it again. */
export function ResultLeads({ calc, about }: { calc: LivingCalculator; about: string }) {
  const { t } = useText();
  const { edition } = usePage();
  const { facts, priced } = calc;
  const { low, high } = priced.estimate;
  const thing = `${facts.words.crumb}: ${about}`;
  const { isBespoke } = priced;
  const inText = `${writeAmount(low, edition)} – ${writeAmount(high, edition)}`;
  const band = hasDrawnSign(edition.country) ? inText : formatPriceBand(low, high, edition.country);
  const price = isBespoke ? t("calc.bespoke") : band;
  const linkTo = (formTitle: string) => {
    const request = { ctaType: "Normal Lead Forms", formTitle, about: thing } as const;
    const query = { cta_type: request.ctaType, form_title: formTitle, about: `${thing}, ${price}` };
    return {
      ...leadAttributes(request),
      "data-about-price": price,
      href: `${facts.talk}?${new URLSearchParams(query)}`,
    };
  };
  // The designs below are those of the price that the page came with.
  const isOther = facts.words.designs && calc.query !== facts.query;
  return (
    <div className="row above-4 calc-result__next">
      <ButtonLink {...linkTo(t("calc.bookTitle"))}>{t("calc.book")}</ButtonLink>
      <ButtonLink look="line" {...linkTo(t("calc.sendTitle"))}>
        {t("calc.send")}
      </ButtonLink>
      {isOther && <GoLink href={`${calc.hrefTo(calc.state.step)}#designs`}>{t("calc.designsAgain")}</GoLink>}
      <p className="t15 soft">{t("calc.leadNote")}</p>
    </div>
  );
}
