import { ACCESSORY_FEATURES } from "../../../../../contracts/documents/offerings/offering-accessory-features.ts";
import type { OfferingType } from "../../../../../contracts/documents/offerings/offering-categories.ts";
import { FINISH_FEATURES } from "../../../../../contracts/documents/offerings/offering-finish-features.ts";
import type { Text } from "../../../../../ui/text/text.tsx";
import {
  isFeature,
  type Offering,
  pointsOf,
  priceUnitOf,
  shortUnitOf,
  valuesOf,
} from "../../../looks-and-offerings/offerings/offering.ts";
import type { Compared, ComparedProduct } from "../compared.ts";

export type Cell =
  | { text: string }
  | { price: number; unit: string | undefined }
  | { points: number }
  | { size: NonNullable<Offering["dimensions"]>; offering: OfferingType };

export interface CompareRow {
  label: { own: OwnRow } | { feature: string };
  cells: readonly (Cell | undefined)[];
  isDifferent: boolean;
}

export interface RowGroup {
  name: GroupName;
  rows: CompareRow[];
}

type Pair = Pick<Compared, "products">;

export function compareRows({ products }: Pair): RowGroup[] {
  const offerings = products.map(({ product }) => product);
  const isMixed = new Set(products.map(({ offering }) => offering)).size > 1;
  const isShown = ({ cells }: CompareRow) => cells.some(Boolean) && (!isMixed || cells.every(Boolean));
  const features = featuresOf(offerings);
  return GROUP_NAMES.map((name) => {
    const own = OWN_ROWS[name].map((row) => toRow({ own: row }, products.map(READ[row])));
    const theirs = features.filter((feature) => groupOf(feature) === name);
    const rows = theirs.map((feature) =>
      toRow(
        { feature: feature.feature },
        offerings.map((product) => featureCell(product, feature)),
      ),
    );
    return { name, rows: [...own, ...rows].filter(isShown) };
  }).filter(({ rows }) => rows.length > 0);
}

/** Whether the two prices have the same unit and currency and can be compared. */
export function arePricedAlike([one, two]: readonly Offering[]): boolean {
  if (!one || !two) return false;
  return shortUnitOf(one) === shortUnitOf(two) && one.skusData.currency === two.skusData.currency;
}

type Feature = Offering["features"][number];

const GROUP_NAMES = ["price", "look", "size", "bears", "use", "terms", "more"] as const;
type GroupName = (typeof GROUP_NAMES)[number];

const OWN_ROWS = {
  price: ["price"],
  look: ["type"],
  size: ["size"],
  bears: [],
  use: ["care"],
  terms: ["warranty", "returns", "notes"],
  more: [],
} as const satisfies Record<GroupName, readonly string[]>;
export type OwnRow = (typeof OWN_ROWS)[GroupName][number];

const READ: Record<OwnRow, (compared: ComparedProduct) => Cell | undefined> = {
  price: ({ product }) =>
    product.skusData.price === null
      ? undefined
      : { price: product.skusData.price, unit: priceUnitOf(product) },
  type: ({ product }) => wordsOf(product.type),
  size: ({ product: { dimensions }, offering }) => (dimensions ? { size: dimensions, offering } : undefined),
  care: ({ product }) => wordsOf(product.meta.care_instructions),
  warranty: ({ product }) => wordsOf(product.meta.warranty),
  returns: ({ product }) => wordsOf(product.meta.returns_policy),
  notes: ({ product }) => wordsOf(product.meta.category_notes),
};

const { warrantyYears, leadDays, priceIndex, coastal, dry, plateau, ...finish } = FINISH_FEATURES;
const { priceBand, moduleWidths, load, softClose, handed, ...accessory } = ACCESSORY_FEATURES;

const FEATURES: Record<GroupName, readonly { id: number; name: string }[]> = {
  price: [leadDays, warrantyYears, finish.expectedLife, priceIndex, priceBand],
  look: [finish.family, finish.sheen, finish.colour, finish.pattern, accessory.material, accessory.finish],
  size: [finish.thickness, moduleWidths, load],
  bears: [finish.moisture, finish.heat, finish.scratch, finish.stain, finish.uv, coastal, dry, plateau],
  use: [
    finish.zones,
    finish.limits,
    finish.substrate,
    finish.emission,
    finish.care,
    softClose,
    handed,
    accessory.brand,
  ],
  terms: [],
  more: [],
};

function groupOf(feature: Feature): GroupName {
  return GROUP_NAMES.find((name) => FEATURES[name].some((known) => isFeature(feature, known))) ?? "more";
}

function featuresOf(products: readonly Offering[]): Feature[] {
  const all = products
    .flatMap(({ features }) => features)
    .sort((one, other) => one.id_feature - other.id_feature);
  return [...new Map(all.map((feature) => [keyOf(feature), feature])).values()];
}

function keyOf({ id_feature, feature }: Feature): string {
  return `${id_feature} ${feature}`;
}

function featureCell({ features }: Offering, wanted: Feature): Cell | undefined {
  const values = features.filter((own) => keyOf(own) === keyOf(wanted)).map(({ value }) => value);
  const points = values.length === 1 ? pointsOf(values[0] ?? "") : undefined;
  return points === undefined ? wordsOf(values.join(", ")) : { points };
}

function wordsOf(text: string | null): Cell | undefined {
  return text ? { text } : undefined;
}

function toRow(label: CompareRow["label"], cells: CompareRow["cells"]): CompareRow {
  const [one, ...others] = cells.map((cell) => JSON.stringify(cell));
  return { label, cells, isDifferent: others.some((other) => other !== one) };
}

export function differWords(groups: readonly RowGroup[], t: Text["t"]): string {
  const rows = groups.flatMap((group) => group.rows);
  const count = rows.filter(({ isDifferent }) => isDifferent).length;
  return t("compare.differ", { count, total: rows.length });
}

export type Advantage =
  | { kind: "cheaper"; amount: number; unit: string | undefined }
  | { kind: "sooner"; days: number }
  | { kind: "longer"; years: number }
  | { kind: "bears"; name: string; points: number; other: number };

const MOST = 5;

/** A product's advantages over another: money, time and warranty first, then ratings by difference. */
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

const RATED = [finish.moisture, finish.heat, finish.scratch, finish.stain, finish.uv];

/** By how much the first number is below the second; 0 if it is not, or if one of them is unknown. */
function lessOf(one: number | null | undefined, other: number | null | undefined): number {
  return typeof one === "number" && typeof other === "number" ? Math.max(0, other - one) : 0;
}

/** Reads 12 from "12 days". */
function numberOf(product: Offering, feature: { id: number; name: string }): number | undefined {
  const found = Number.parseFloat(valuesOf(product, feature)[0] ?? "");
  return Number.isFinite(found) ? found : undefined;
}
