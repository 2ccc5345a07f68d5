import { FINISH_FEATURES } from "../../../../../contracts/documents/offerings/offering-finish-features.ts";
import {
  type Offering,
  pointsOf,
  shortUnitOf,
  valuesOf,
} from "../../../looks-and-offerings/offerings/offering.ts";
import { arePricedAlike } from "./compare-rows.ts";

/** Something that can be counted, and speaks for the one of two. */
export type Advantage =
  | { kind: "cheaper"; amount: number; unit: string | undefined }
  | { kind: "sooner"; days: number }
  | { kind: "longer"; years: number }
  | { kind: "bears"; name: string; points: number; other: number };

const MOST = 5;

/** What speaks for a product beside another: money, time and warranty first, then what it bears better, by how much. */
export function advantagesOf(product: Offering, other: Offering): Advantage[] {
  const cheaper = arePricedAlike([product, other]) ? lessOf(product.skusData.price, other.skusData.price) : 0;
  const sooner = lessOf(numberOf(product, leadDays), numberOf(other, leadDays));
  const longer = lessOf(numberOf(other, warrantyYears), numberOf(product, warrantyYears));
  const bears = RATED.flatMap((feature) => {
    const [points, others] = [product, other].map((one) => pointsOf(valuesOf(one, feature)[0] ?? ""));
    if (points === undefined || others === undefined || points <= others) return [];
    return [{ kind: "bears" as const, name: feature.name, points, other: others }];
  });
  return [
    ...(cheaper > 0 ? [{ kind: "cheaper" as const, amount: cheaper, unit: shortUnitOf(product) }] : []),
    ...(sooner > 0 ? [{ kind: "sooner" as const, days: sooner }] : []),
    ...(longer > 0 ? [{ kind: "longer" as const, years: longer }] : []),
    ...bears.sort((one, two) => two.points - two.other - (one.points - one.other)),
  ].slice(0, MOST);
}

const { leadDays, warrantyYears, moisture, heat, scratch, stain, uv } = FINISH_FEATURES;
const RATED = [moisture, heat, scratch, stain, uv];

/** By how much the one is below the other; nothing where it is not, or where one of them is not known. */
function lessOf(one: number | null | undefined, other: number | null | undefined): number {
  return typeof one === "number" && typeof other === "number" ? Math.max(0, other - one) : 0;
}

/** Of "12 days" it is 12. */
function numberOf(product: Offering, feature: { id: number; name: string }): number | undefined {
  const found = Number.parseFloat(valuesOf(product, feature)[0] ?? "");
  return Number.isFinite(found) ? found : undefined;
}
