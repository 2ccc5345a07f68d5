/** Something that a customer has saved. No two of one customer are the same thing. */
export interface WishlistItemRow {
  id: string;
  customer_id: string;
  /** ISO 3166 in upper case. */
  country: string;
  content_type: string;
  slug: string;
  /** JSON. */
  meta: string;
  created_at: string;
}

export interface BoardRow {
  id: string;
  customer_id: string;
  country: string;
  name: string;
  /** What stands in the link to its vote. */
  share_key: string | null;
  is_closed: number;
  created_at: string;
}

/** It holds what it shows: what is taken out of the wishlist stays on its boards. */
export interface BoardItemRow {
  id: string;
  board_id: string;
  content_type: string;
  slug: string;
  meta: string;
  position: number;
}

/** What one voter says. */
export interface BoardAnswerRow {
  id: string;
  board_id: string;
  /** Of the voter's key with the board's id: nobody is known again on another board. */
  voter_hash: string;
  name: string | null;
  /** JSON: marks by the item's id. */
  marks: string;
  created_at: string;
  updated_at: string;
}
