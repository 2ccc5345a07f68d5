import { useLoaderData } from "react-router";
import { CalculatorView, calculatorMeta } from "../../../features/prices/calculators/calculator-view.tsx";
import { loadCalculator } from "../../../features/prices/calculators/load-calculator.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page((asking) => loadCalculator("in-home", asking));

export const meta = pageMeta<typeof loader>(calculatorMeta);

export default function HomeInteriorPriceCalculator() {
  return <CalculatorView {...useLoaderData<typeof loader>()} />;
}
