import type { CustomSkuAnswer } from "../../../../../contracts/graphql/sku.ts";

/** What the shop knows of a piece in the variation that is chosen. */
export interface PieceDetails {
  description: string | null;
  care: string | null;
  warranty: string | null;
  returns: string | null;
  fitting: string | null;
  options: { name: string; values: string[] }[];
  /** Until it stands in the room; none where it is not sold at the moment. */
  days: number | null;
  /** The made-to-measure units that it is put together from. */
  madeOf: Pick<CustomSkuAnswer, "measuring" | "units"> | null;
}
