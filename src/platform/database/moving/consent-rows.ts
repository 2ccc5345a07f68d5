/** Never changed once it is there; another choice is another receipt. */
export interface ConsentReceiptRow {
  /** Made by the visitor's browser, which shows it. */
  id: string;
  /** Of the words that were shown. */
  version: string;
  /** What was allowed, with spaces between; empty where nothing was. */
  categories: string;
  region: string;
  created_at: string;
}
