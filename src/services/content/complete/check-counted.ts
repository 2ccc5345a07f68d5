import { CalculatorRates } from "../../../contracts/documents/calculator-rates.ts";
import type { ContentPage } from "../../../contracts/documents/content-page-document.ts";
import type { Counted } from "../../../contracts/documents/sections/price-sections.ts";
import { countPrice } from "../../../prices/count-price.ts";
import { priceParts } from "../../../prices/price-parts.ts";
import { type PriceRates, TIERS } from "../../../prices/rates.ts";
import type { JsonPath } from "../../files/locate-json.ts";
import type { ConnectionContext } from "../document-type.ts";

export function checkCounted<Page extends ContentPage>(page: Page, context: ConnectionContext): Page {
  const rates = ratesFor(context);
  if (!rates) return page;
  for (const { city, counted, path } of countedIn(page))
    if (!TIERS.every((tier) => countPrice(rates, counted, { city, tier })))
      context.blame(path, "the rates of the country do not contain this home, line, rate or city");
  for (const { city, whole, parts, path } of sumsIn(page))
    if (!TIERS.every((tier) => priceParts(rates, { whole, parts }, { city, tier })))
      context.blame(path, "the parts of this price do not add up to it, by the rates of the country");
  return page;
}

/** Undefined if the rates themselves have faults. */
function ratesFor({ country = "", find }: ConnectionContext): PriceRates | undefined {
  const slug = `rates-${country.toLowerCase()}`;
  const schema = Object.entries(CalculatorRates).find(([name]) => name === slug)?.[1];
  return schema?.safeParse(find("calculator-rates", slug)).data;
}

interface CountedAt {
  city: string;
  counted: Counted;
  path: JsonPath;
}

function countedIn({ sections }: ContentPage): CountedAt[] {
  return sections.flatMap((section, at): CountedAt[] => {
    if (section.kind === "cutaway") {
      const { city, home, parts } = section;
      return parts.flatMap(({ lines }, index) =>
        lines.map((line, number) => ({
          city,
          counted: { home, line },
          path: ["sections", at, "parts", index, "lines", number],
        })),
      );
    }
    if (section.kind === "home-plan") {
      const { city, plan, rows, total } = section;
      const path: JsonPath = ["sections", at];
      return [
        ...countedOf(plan.rooms, { city, path: [...path, "plan", "rooms"] }),
        ...countedOf(rows, { city, path: [...path, "rows"] }),
        { city, counted: total.counted, path: [...path, "total", "counted"] },
      ];
    }
    if (section.kind !== "cost-table" && section.kind !== "offers") return [];
    const [list, all] =
      section.kind === "offers" ? (["items", section.items] as const) : (["rows", section.rows] as const);
    return countedOf(all, { city: section.city, path: ["sections", at, list] });
  });
}

interface SumAt {
  city: string;
  whole: Counted;
  parts: Counted[][];
  path: JsonPath;
}

/** The prices that are printed as the sum of others. */
function sumsIn({ sections }: ContentPage): SumAt[] {
  return sections.flatMap((section, at): SumAt[] => {
    const path: JsonPath = ["sections", at];
    if (section.kind === "cutaway") {
      const { city, home, parts } = section;
      return [
        {
          city,
          whole: { home },
          parts: parts.map(({ lines }) => lines.map((line) => ({ home, line }))),
          path,
        },
      ];
    }
    if (section.kind === "home-plan") {
      const { city, plan, rows, total } = section;
      const counted = [...plan.rooms, ...rows].flatMap((part) => part.counted ?? []);
      return [{ city, whole: total.counted, parts: counted.map((part) => [part]), path: [...path, "total"] }];
    }
    if (section.kind !== "cost-table") return [];
    const { city, rows } = section;
    return rows.flatMap(({ counted, isTotal }, row) =>
      isTotal
        ? [
            {
              city,
              whole: counted,
              parts: rows.slice(0, row).map((part) => [part.counted]),
              path: [...path, "rows", row],
            },
          ]
        : [],
    );
  });
}

function countedOf(
  items: readonly { counted?: Counted | undefined }[],
  { city, path }: { city: string; path: JsonPath },
): CountedAt[] {
  return items.flatMap(({ counted }, index) =>
    counted ? [{ city, counted, path: [...path, index, "counted"] }] : [],
  );
}
