import type {
  CostSection as Cost,
  TypicalHome,
} from "../../../../../contracts/documents/home-cost-document.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { formatAmountRange, formatLakhRange, hasDrawnSign } from "../../../../../editions/money.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Price } from "../../../../../ui/text/price.tsx";
import { calculatorHref } from "../../../../features/prices/calculators/calculator-href.ts";
import {
  type Choice,
  type EstimateRange,
  estimateRange,
} from "../../../../features/prices/estimates/home-estimate.ts";
import { PriceTable } from "../../../../sections/price-sections.tsx";

interface CostProps {
  cost: Cost;
  choice: Choice;
  edition: Edition;
}

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

// Walls on a grid of 76 by 48. Plans are not mirrored.
const WALLS = {
  "one-bedroom": "M4 6h48v36H4ZM30 6v16M30 30v12M4 26h16",
  "two-bedroom": "M4 6h52v36H4ZM26 6v14M26 28v14M26 24h10M44 24h12M40 6v18",
  "three-bedroom": "M4 6h60v36H4ZM24 6v14M24 28v14M24 24h8M40 24h24M44 6v18M44 32v10",
  "four-bedroom": "M4 6h68v36H4ZM22 6v12M22 28v14M22 24h8M38 24h34M40 6v18M56 6v18M48 32v10",
} as const satisfies Record<TypicalHome["plan"], string>;

function Plan({ plan }: { plan: TypicalHome["plan"] }) {
  return (
    <svg className="plan" viewBox="0 0 76 48" aria-hidden="true">
      <path d={WALLS[plan]} />
    </svg>
  );
}
