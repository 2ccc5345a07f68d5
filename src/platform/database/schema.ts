import type { Generated } from "kysely";
import type {
  AccountRow,
  CustomerAddressRow,
  CustomerRecordRow,
  OidcRecordRow,
  OneTimePasswordRow,
  PasskeyRow,
  PrivacyChangeRow,
} from "./moving/account-rows.ts";
import type { AccountDeletionRow, ProvenContactRow, TicketMessageRow } from "./moving/case-rows.ts";
import type { ConsentReceiptRow } from "./moving/consent-rows.ts";
import type {
  ContactAttemptRow,
  ContactPactRow,
  ContactStopRow,
  LeadRow,
  MailboxLetterRow,
  ReferralRow,
  ReferrerRow,
  SpentLinkRow,
  StopRequestRow,
  TicketRow,
  VisitPlaceRow,
  WaitingRow,
} from "./moving/customer-rows.ts";
import type { EstimateRow, EstimateVersionRow } from "./moving/estimate-rows.ts";
import type { ProjectPartRow, ProjectRow } from "./moving/project-rows.ts";
import type { BoardAnswerRow, BoardItemRow, BoardRow, WishlistItemRow } from "./moving/wishlist-rows.ts";

/**
 * Every table of both engines. Times are ISO 8601 texts in UTC and yes-or-no columns are integers, because
 * then a row reads the same on both engines and needs no translation on its way from one to the other.
 */
export interface Schema extends CarriedTables {
  documents: IndexedDocumentRow;
  facets: FacetRow;
  facet_members: FacetMemberRow;
  facet_numbers: FacetNumberRow;
  search_documents: SearchDocumentRow;
  search_index: SearchIndexRow;
  search_words: SearchWordRow;
  search_synonyms: SearchSynonymRow;
  search_state: SearchStateRow;
  login_sessions: LoginSessionRow;
  erased_customers: ErasedCustomerRow;
  one_time_passwords: OneTimePasswordRow;
  oidc_records: OidcRecordRow;
}

/** What an export carries. The other tables follow from these and are made anew after an import, or are soon over. */
export interface CarriedTables {
  documents: DocumentRow;
  jobs: JobRow;
  settings: SettingRow;
  content_files: ContentFileRow;
  leads: LeadRow;
  contact_pacts: ContactPactRow;
  contact_attempts: ContactAttemptRow;
  waiting_list: WaitingRow;
  referrers: ReferrerRow;
  referrals: ReferralRow;
  tickets: TicketRow;
  contact_stops: ContactStopRow;
  stop_requests: StopRequestRow;
  spent_links: SpentLinkRow;
  mailbox_letters: MailboxLetterRow;
  estimates: EstimateRow;
  estimate_versions: EstimateVersionRow;
  visit_places: VisitPlaceRow;
  consent_receipts: ConsentReceiptRow;
  accounts: AccountRow;
  passkeys: PasskeyRow;
  ticket_messages: TicketMessageRow;
  proven_contacts: ProvenContactRow;
  account_deletions: AccountDeletionRow;
  customer_records: CustomerRecordRow;
  privacy_changes: PrivacyChangeRow;
  customer_addresses: CustomerAddressRow;
  projects: ProjectRow;
  project_parts: ProjectPartRow;
  wishlist_items: WishlistItemRow;
  boards: BoardRow;
  board_items: BoardItemRow;
  board_answers: BoardAnswerRow;
}

export interface DocumentRow {
  id: string;
  content_type: string;
  slug: string;
  /** ISO 3166 in upper case ("IN"); null is for every country. */
  country: string | null;
  language: string | null;
  position: number;
  /** JSON as text on both engines: whoever reads it parses it with their own schema. */
  body: string;
  checksum: string;
  updated_at: string;
}

/** With what follows from the document itself. */
interface IndexedDocumentRow extends DocumentRow {
  /** Where it stands among all documents by position, slug and id; null until it is indexed. */
  place: Generated<number | null>;
  /** The numbers of its facets, with spaces between them. */
  facets: Generated<string>;
  /** 1 where the body itself has a name that the document's address gives too, such as `slug`. */
  repeats_address: Generated<number>;
}

/** The documents of one content type and country that share a value of a field. */
export interface FacetRow {
  number: Generated<number>;
  content_type: string;
  /** Empty for documents of every country. */
  country: string;
  /** Empty for all documents of the type and country. */
  field: string;
  /** As JSON; empty for all documents that have the field. */
  value: string;
  /** How many there are. */
  documents: Generated<number>;
}

export interface FacetMemberRow {
  facet: number;
  place: number;
}

/** What ranges are looked up in: the numbers of a field, by the facet of all documents that have it. */
export interface FacetNumberRow extends FacetMemberRow {
  amount: number;
}

/** A document in the search index; see docs/decisions/0011. */
export interface SearchDocumentRow {
  number: number;
  document_id: string;
  checksum: string;
  content_type: string;
  slug: string;
  country: string | null;
  language: string | null;
  /** A small number; of equal results those of a lower kind come first. */
  kind: number;
  title: string;
  /** What else a result shows, as JSON. */
  card: string;
  /** Its terms as a text search vector, to be found by; PostgreSQL only. */
  terms?: string;
  /** The terms of its heading, its tags and its frequent words, with their weights; PostgreSQL only. */
  ranked_terms?: string;
}

/** The terms of a document, one column for each part of its text, indexed by FTS5; SQLite only. */
export interface SearchIndexRow {
  rowid: number;
  edition: string;
  heading: string;
  tags: string;
  often: string;
  text: string;
}

/** A word of the index by what it becomes without one or two of its letters. */
export interface SearchWordRow {
  deletion: string;
  word: string;
  written: string;
}

export interface SearchSynonymRow {
  phrase: string;
  concept: string;
}

export interface SearchStateRow {
  name: string;
  value: string;
}

export interface LoginSessionRow {
  /** The hash of what the browser has. */
  id: string;
  subject: string;
  /** JSON, sealed. */
  tokens: string;
  /** Until then one process asks for new tokens, and the others wait. */
  refreshing_until: string | null;
  created_at: string;
  expires_at: string;
}

/** Customers who were erased a moment ago; see `customerWrite`. */
interface ErasedCustomerRow {
  /** The hash of the customer's id. */
  id: string;
  erased_at: string;
}

export type JobState = "waiting" | "running" | "done" | "dead";

export interface JobRow {
  id: string;
  kind: string;
  payload: string;
  state: JobState;
  unique_key: string | null;
  /** When a worker may take the job: its time while waiting, the end of the lease while running. */
  run_at: string;
  attempts: number;
  max_attempts: number;
  /** Names the claim that runs the job now, so that a worker whose lease ended cannot finish another's claim. */
  claim: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
}

export interface SettingRow {
  key: string;
  value: string;
  updated_at: string;
}

export interface ContentFileRow {
  /** Relative to the content folder, with slashes. */
  name: string;
  text: string;
}
