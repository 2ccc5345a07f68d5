import type { CostSection as Cost, TypicalHome } from "../../../../../contracts/documents/home-cost.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { formatAmountRange, formatLakhRange, hasDrawnSign } from "../../../../../editions/money.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Price } from "../../../../../ui/text/price.tsx";
import { calculatorHref } from "../../../../features/prices/calculators/calculator-href.ts";
import { type EstimateRange, estimateRange } from "../../../../features/prices/estimates/home-cost.ts";
import type { Choice } from "../../../../features/prices/estimates/home-cost.ts";
import { PriceTable } from "../../../../sections/price-sections.tsx";
import { Plan } from "./home-plan.tsx";

interface CostProps {
  cost: Cost;
  choice: Choice;
  edition: Edition;
}

/** Four typical homes in three tiers, for the chosen city. */
export function CostSection({ cost, choice, edition }: CostProps) {
  return (
    <PriceTable
      id="cost"
      tone="sand"
      title={cost.title}
      lede={cost.lede.replace("{city}", choice.city.name)}
      rowsLabel={cost.columns.home}
      columns={[
        ...cost.tiers.map(({ id, name, what }) => ({
          name,
          what,
          look: id === "premium" ? ("mid" as const) : undefined,
        })),
        { name: cost.columns.weeks, look: "soft" },
      ]}
      actionLabel={cost.columns.action}
      rows={cost.homes.map((home) => rowOf(home, { cost, choice, edition }))}
      foot={cost.foot}
    />
  );
}

function rowOf(home: TypicalHome, { cost, choice, edition }: CostProps) {
  const isYours = choice.isAsked && home.id === choice.home.id;
  const calculator = calculatorHref(edition, {
    ...(home.choices ?? { home: home.id }),
    city: choice.city.id,
  });
  return {
    name: home.name,
    note: home.size,
    mark: isYours ? cost.yours : undefined,
    drawing: <Plan plan={home.plan} />,
    cells: [
      ...cost.tiers.map(({ id }) => (
        <Range
          key={id}
          range={estimateRange(home, id, choice.city, cost.model)}
          cost={cost}
          edition={edition}
        />
      )),
      home.weeks,
    ],
    action: (
      <GoLink href={calculator ?? "#talk"}>
        {cost.action}
        <span className="sr">, {home.name}</span>
      </GoLink>
    ),
  };
}

function Range({ range, cost, edition }: { range: EstimateRange | undefined } & Omit<CostProps, "choice">) {
  if (!range) return <span className="t15 soft">{cost.bespoke}</span>;
  const { low, high } = range;
  return (
    <Price isRiyal={hasDrawnSign(edition.country)} strong={false}>
      {cost.model.unit === "lakh"
        ? formatLakhRange(low, high)
        : formatAmountRange(low, high, edition.country)}
    </Price>
  );
}
