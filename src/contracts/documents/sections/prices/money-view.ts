import { z } from "zod";
import { heading } from "../section-parts.ts";

/** The three payments of the visitor's own sum, with days, proofs and refunds: all but the heading is counted. */
export const MoneyView = z.strictObject({ ...heading });
