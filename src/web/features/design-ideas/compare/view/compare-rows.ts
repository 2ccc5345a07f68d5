import { ACCESSORY_FEATURES } from "../../../../../contracts/documents/offerings/offering-accessory-features.ts";
import type { OfferingType } from "../../../../../contracts/documents/offerings/offering-categories.ts";
import { FINISH_FEATURES } from "../../../../../contracts/documents/offerings/offering-finish-features.ts";
import {
  isFeature,
  type Offering,
  pointsOf,
  priceUnitOf,
  shortUnitOf,
} from "../../../looks-and-offerings/offerings/offering.ts";
import type { Compared, ComparedProduct } from "../compared.ts";

/** What stands in a column of a row: words, an amount, points of five, or millimetres. */
export type Cell =
  | { text: string }
  | { price: number; unit: string | undefined }
  | { points: number }
  | { size: NonNullable<Offering["dimensions"]>; offering: OfferingType };

export interface CompareRow {
  /** A row of ours by its name, or a feature by the word of its catalogue. */
  label: { own: OwnRow } | { feature: string };
  cells: readonly (Cell | undefined)[];
  isDifferent: boolean;
}

export interface RowGroup {
  name: GroupName;
  rows: CompareRow[];
}

type Pair = Pick<Compared, "products">;

/** What two products have, row by row; of two that are of different kinds only what both have. */
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

/** Whether the one price says anything beside the other. */
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

/** Features that we know, by what a visitor asks; any other stands at the end. */
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

/** Each feature that one of them has, once, in the order of the catalogue. */
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
