/** A customer. What stands in phone and email is proven, and no two customers have the same. */
export interface AccountRow {
  id: string;
  name: string | null;
  /** E.164. */
  phone: string | null;
  phone_proven_at: string | null;
  /** In small letters. */
  email: string | null;
  email_proven_at: string | null;
  /** The edition that they came by. */
  region: string;
  created_at: string;
  updated_at: string;
}

export interface PasskeyRow {
  /** The credential's own id, in base64url. */
  id: string;
  account_id: string;
  /** In base64url. */
  public_key: string;
  counter: number;
  /** A JSON list. */
  transports: string;
  created_at: string;
  used_at: string | null;
}

/** A password that was sent. Limits count it for an hour; one that was used shows for a month from where its owner comes. */
export interface OneTimePasswordRow {
  id: string;
  /** What it opens: one sign-in, one change. */
  purpose: string;
  channel: "phone" | "email";
  target: string;
  /** The number or the mailbox that limits count it for. */
  counted_as: string;
  /** A fingerprint of where it was asked for. */
  network: string | null;
  digest: string;
  tries: number;
  state: "open" | "used" | "replaced";
  created_at: string;
  expires_at: string;
}

/** What the identity provider remembers: sessions, grants, tokens. */
export interface OidcRecordRow {
  /** The model and a hash of its id: who reads the table has no token. */
  id: string;
  /** JSON. */
  payload: string;
  grant_id: string | null;
  uid: string | null;
  consumed_at: string | null;
  expires_at: string;
}

/** What a customer has chosen. A flag of null was never set. */
export interface CustomerRecordRow {
  customer_id: string;
  language: string | null;
  frequency: string | null;
  email: number | null;
  sms: number | null;
  whatsapp: number | null;
  is_black: number | null;
  updated_at: string;
}

/** When a customer has changed by which ways they may be written to. */
export interface PrivacyChangeRow {
  id: string;
  customer_id: string;
  /** A flag, or the frequency. */
  field: string;
  /** As JSON. */
  value: string;
  changed_at: string;
}

export interface CustomerAddressRow {
  id: string;
  customer_id: string;
  /** ISO 3166 in upper case. */
  country: string;
  label: string;
  /** JSON. */
  fields: string;
  is_default: number;
  created_at: string;
  updated_at: string;
}
