import { useLoaderData } from "react-router";
import { CalculatorView, calculatorMeta } from "../../../features/prices/calculators/calculator-view.tsx";
import { loadCalculator } from "../../../features/prices/calculators/load-calculator.ts";
import { page, pageNotFound } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { CALCULATOR_PAGES } from "./page.ts";

export const loader = page(async (asking) => {
  const row = CALCULATOR_PAGES.find(({ name }) => name === asking.requestContext.page.name);
  if (!row) throw pageNotFound();
  return loadCalculator(row.calculator, asking);
});

export const meta = pageMeta<typeof loader>(calculatorMeta);

export default function PriceCalculator() {
  return <CalculatorView {...useLoaderData<typeof loader>()} />;
}
