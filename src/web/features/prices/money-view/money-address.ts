export const MONEY_ID = "money";

export const MONEY_FIELDS = ["sum", "start", "weeks"] as const;
export type MoneyField = (typeof MONEY_FIELDS)[number];

export type TypedMoney = Readonly<Partial<Record<string, string>>>;

/** The query for a plan, without empty fields. */
export function moneySearch(typed: TypedMoney): string {
  const filled = MONEY_FIELDS.flatMap((name) => {
    const value = typed[name]?.trim();
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(filled).toString();
}
