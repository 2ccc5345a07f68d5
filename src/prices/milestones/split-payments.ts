/** The three payments: for the booking, for the order, and against proof of finished work. */
export const PAYMENTS = ["booking", "order", "balance"] as const;
export type PaymentName = (typeof PAYMENTS)[number];

export type Shares = readonly [booking: number, order: number, balance: number];

/**
 * Splits a sum into three payments of whole units. The first two are rounded to their share, and the last is the
 * remainder, so that they always add up to the sum.
 */
export function splitPayments(total: number, [booking, order]: Shares): Record<PaymentName, number> {
  const whole = Math.round(total);
  const first = Math.round((whole * booking) / 100);
  const firstTwo = Math.round((whole * (booking + order)) / 100);
  return { booking: first, order: firstTwo - first, balance: whole - firstTwo };
}
