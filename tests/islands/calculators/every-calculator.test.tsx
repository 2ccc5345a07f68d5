import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CalculatorWords } from "../../../src/contracts/documents/calculators/calculator-words.ts";
import type { Region } from "../../../src/editions/regions.ts";
import { CALCULATORS, type CalculatorName } from "../../../src/prices/calculators/calculators.ts";
import { choicesToQuery, readChoices } from "../../../src/prices/calculators/choices-query.ts";
import InHome from "../../../src/web/features/calculators/islands/in-home-calculator.island.tsx";
import InKitchen from "../../../src/web/features/calculators/islands/in-kitchen-calculator.island.tsx";
import InWardrobe from "../../../src/web/features/calculators/islands/in-wardrobe-calculator.island.tsx";
import MyHome from "../../../src/web/features/calculators/islands/my-home-calculator.island.tsx";
import SaHome from "../../../src/web/features/calculators/islands/sa-home-calculator.island.tsx";
import SgHome from "../../../src/web/features/calculators/islands/sg-home-calculator.island.tsx";
import { queries } from "../../prices/calculators.fixture.ts";
import { RATES } from "../../prices/shipped-rates.ts";
import { serveIsland } from "../../support/islands/serve-island.tsx";
import { PROJECT_ROOT } from "../../support/project-files.ts";

const CASES = [
  { name: "in-kitchen", region: "in", Calculator: InKitchen, rates: RATES.in },
  { name: "in-wardrobe", region: "in", Calculator: InWardrobe, rates: RATES.in },
  { name: "in-home", region: "in", Calculator: InHome, rates: RATES.in },
  { name: "sg-home", region: "sg", Calculator: SgHome, rates: RATES.sg },
  { name: "my-home", region: "my", Calculator: MyHome, rates: RATES.my },
  { name: "sa-home", region: "sa", Calculator: SaHome, rates: RATES.sa },
  { name: "sa-home", region: "sa-ar", Calculator: SaHome, rates: RATES.sa },
] as const satisfies { name: CalculatorName; region: Region; [other: string]: unknown }[];

const plain = (element: Element | null) => (element?.textContent ?? "").replaceAll(" ", " ");

test.each(CASES)(
  "ST-08: $name in /$region: the server's answer is the browser's, whatever is chosen",
  async ({ name, region, Calculator, rates }) => {
    const calculator = CALCULATORS[name];
    for (const asked of fc.sample(queries({ calculator, rates }), { numRuns: 3, seed: 14 })) {
      const { element, hydrate } = serveIsland(
        Calculator,
        {
          name,
          words: wordsOf(name, region),
          rates,
          query: choicesToQuery(calculator, rates, readChoices(calculator, rates, asked)).toString(),
          step: asked.get("step") ?? "",
          path: `/${region}`,
          talk: `/${region}/talk`,
          keep: `/${region}/estimate`,
          cities: {},
          payments: `/${region}/how-it-works`,
          pictures: {},
        },
        { region },
      );
      const told = () =>
        ["#step", ".calc-total", "#result"].map((part) => plain(element.querySelector(part)));
      // To copy and to print needs a script.
      const scripted = () => [...element.querySelectorAll("#result button[type=button]")].map(plain).join("");
      const served = told();
      await hydrate();
      expect(told().map((text) => text.replace(scripted(), ""))).toEqual(served);
    }
  },
);

function wordsOf(name: CalculatorName, region: Region): CalculatorWords {
  const file = join(PROJECT_ROOT, "content/documents/calculators", region, `${name}.json`);
  // The content service fills photographs in; none of these tests looks at one.
  const written = JSON.parse(readFileSync(file, "utf8"), (key, value) =>
    key === "picture" || key === "slug" ? undefined : value,
  );
  return CalculatorWords.parse(written);
}
