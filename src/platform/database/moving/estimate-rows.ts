export interface EstimateRow {
  /** Whoever has it can look. */
  code: string;
  /** ISO 3166 in upper case. */
  country: "IN" | "SG" | "MY" | "SA";
  calculator: string;
  /** Of the key that changes it; the key itself is kept by its owner only. */
  owner_hash: string;
  /** Of the move-in planner, as a query. */
  plan: string | null;
  created_at: string;
  /** Of the customer who has shown its key while logged in. */
  account_id: string | null;
}

/** Never changed once it is there. */
export interface EstimateVersionRow {
  /** The code and the number. */
  id: string;
  estimate_code: string;
  number: number;
  /** As a query. */
  choices: string;
  /** The day from which the rates held. */
  rates_from: string;
  /** JSON. */
  price: string;
  created_at: string;
}
