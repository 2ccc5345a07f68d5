import type { CostSection as Cost, TypicalHome } from "../../../../../contracts/documents/home-cost.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { formatAmountRange, formatLakhRange, hasDrawnSign } from "../../../../../editions/money.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Price } from "../../../../../ui/text/price.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import type { PageName } from "../../../../../urls/url-table.ts";
import { type EstimateRange, estimateRange } from "../../../../features/estimate/estimate-range.ts";
import type { Choice } from "../../../../features/estimate/read-choice.ts";
import { Plan } from "./plan.tsx";
import "./cost.css";

interface CostProps {
  cost: Cost;
  choice: Choice;
  edition: Edition;
}

const CALCULATORS: readonly PageName[] = ["home-interior-price-calculator", "renovation-price-calculator"];

/** Four typical homes in three tiers, for the chosen city. */
export function CostSection({ cost, choice, edition }: CostProps) {
  return (
    <section className="sec on-sand" id="cost">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{cost.title}</h2>
          <p className="soft">{cost.lede.replace("{city}", choice.city.name)}</p>
        </div>
        <table className="cost">
          <thead>
            <tr>
              <th scope="col">{cost.columns.home}</th>
              {cost.tiers.map((tier) => (
                <th key={tier.id} scope="col" className={tier.id === "premium" ? "is-mid" : undefined}>
                  {tier.name} <small>{tier.what}</small>
                </th>
              ))}
              <th scope="col">{cost.columns.weeks}</th>
              <th scope="col">
                <span className="sr">{cost.columns.action}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {cost.homes.map((home) => (
              <HomeRow key={home.id} home={home} cost={cost} choice={choice} edition={edition} />
            ))}
          </tbody>
        </table>
        <p className="t15 soft cost__foot">{cost.foot}</p>
      </div>
    </section>
  );
}

function HomeRow({ home, cost, choice, edition }: CostProps & { home: TypicalHome }) {
  const isYours = choice.isAsked && home.id === choice.home.id;
  const calculator = CALCULATORS.map((page) => linkTo(edition, page)).find((href) => href !== undefined);
  return (
    <tr className={isYours ? "is-yours" : undefined}>
      <th scope="row">
        <span className="cost__home">
          <Plan plan={home.plan} />
          <span>
            {isYours && <span className="cost__yours">{cost.yours}</span>}
            <b className="d25">{home.name}</b>
            <small>{home.size}</small>
          </span>
        </span>
      </th>
      {cost.tiers.map((tier) => (
        <td key={tier.id} data-label={tier.name} className={tier.id === "premium" ? "is-mid" : undefined}>
          <Range
            range={estimateRange(home, tier.id, choice.city, cost.model)}
            cost={cost}
            edition={edition}
          />
        </td>
      ))}
      <td data-label={cost.columns.weeks} className="cost__weeks">
        {home.weeks}
      </td>
      <td className="cost__go">
        <GoLink href={calculator ? `${calculator}?home=${home.id}&city=${choice.city.id}` : "#talk"}>
          {cost.action}
          <span className="sr">, {home.name}</span>
        </GoLink>
      </td>
    </tr>
  );
}

function Range({ range, cost, edition }: { range: EstimateRange | undefined } & Omit<CostProps, "choice">) {
  if (!range) return <span className="cost__bespoke">{cost.bespoke}</span>;
  const { low, high } = range;
  return (
    <span className="cost__range">
      <Price isRiyal={hasDrawnSign(edition.country)} strong={false}>
        {cost.model.unit === "lakh"
          ? formatLakhRange(low, high)
          : formatAmountRange(low, high, edition.country)}
      </Price>
    </span>
  );
}
