/** What is paid when: to book, to order, and against proof of finished work. */
export const PAYMENTS = ["booking", "order", "balance"] as const;
export type PaymentName = (typeof PAYMENTS)[number];

export type Shares = readonly [booking: number, order: number, balance: number];

/**
 * A sum in three payments of whole units of money. Each but the last is rounded to its share of the sum, and the last is what
 * is left: together they are the sum, never one more or less.
 */
export function splitPayments(total: number, [booking, order]: Shares): Record<PaymentName, number> {
  const whole = Math.round(total);
  const first = Math.round((whole * booking) / 100);
  const firstTwo = Math.round((whole * (booking + order)) / 100);
  return { booking: first, order: firstTwo - first, balance: whole - firstTwo };
}
