/** A customer's project. Before their first login it waits for whoever proves to own the number or the address. */
export interface ProjectRow {
  id: string;
  customer_id: string | null;
  /** E.164. */
  phone: string | null;
  /** In small letters. */
  email: string | null;
  /** ISO 3166 in upper case. */
  country: string;
  kind: "interiors" | "products";
  is_sample: number;
  /** JSON: name, days and sums. */
  head: string;
  created_at: string;
  updated_at: string;
}

/** A stage, a payment, a photograph: whatever a project has several of. */
export interface ProjectPartRow {
  id: string;
  project_id: string;
  kind: string;
  position: number;
  /** JSON, in the shape of its kind. */
  body: string;
}
