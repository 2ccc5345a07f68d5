import { z } from "zod";
import { SectionLink, text } from "./section-parts.ts";

const Step = z.strictObject({
  name: text,
  when: text,
  text,
  /** The payment of the country's three that belongs to this step. */
  pays: z.enum(["booking", "order", "balance"]).optional(),
  payLabel: text.optional(),
});

/** With {booking}, {order} and {balance} in the label; {total} and {amount} in the parts and the note. */
export const stepsMoney = {
  bar: z.strictObject({ label: text, order: text, balance: text }),
  note: text,
};

/** Steps on one line; a payment hangs from the step that it belongs to. */
export const Steps = z.strictObject({
  title: text,
  more: SectionLink.optional(),
  items: z.array(Step).min(3).max(7),
  /** The three payments of an order of this total, as one bar. */
  money: z.strictObject({ total: z.number().positive(), ...stepsMoney }).optional(),
});
