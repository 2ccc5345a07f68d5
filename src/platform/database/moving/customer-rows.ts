export interface LeadRow {
  id: string;
  /** The same for the same submission of a form, so that sending it twice stores one. */
  submission_key: string;
  /** The same for every lead of one phone number. */
  customer_id: string;
  /** ISO 3166 in upper case. */
  country: string;
  language: string;
  kind: "soft" | "full";
  name: string;
  /** E.164. */
  phone: string;
  email: string | null;
  pincode: string | null;
  /** Every field of the call, cleaned, as JSON. */
  payload: string;
  /** The receipt of what was agreed to: text version, time, page; as JSON. */
  consent: string;
  /** Why nobody is told of it until an operator lets it go; null for a lead like any other. */
  held_because: string | null;
  /** The earlier lead that this one completes. */
  follows: string | null;
  created_at: string;
  /** When the CRM took it. */
  delivered_at: string | null;
}

export interface ContactPactRow {
  /** The lead that a thread began with: it counts for all of them. */
  lead_id: string;
  customer_id: string;
  channel: string;
  hours: string;
  language: string;
  frequency: string;
  designer: string;
  stopped_at: string | null;
  /** "number": made when a stop counted for every lead of the number, and still does. Null: it counts for its thread. */
  stop_scope: string | null;
  updated_at: string;
}

/** Nobody gets in touch with a whole number or mailbox, because its owner has proved to be that. */
export interface ContactStopRow {
  /** What it counts for; see services/contact/wide-stops.ts. */
  id: string;
  stopped_at: string;
}

/** Somebody asks that a number be left alone, and a person has to find out whether it is theirs. */
export interface StopRequestRow {
  /** The lead that the thread began with. */
  lead_id: string;
  customer_id: string;
  asked_at: string;
}

/** A link that works once, and has. */
export interface SpentLinkRow {
  id: string;
  spent_at: string;
}

/** A letter that a mailbox may get in a day, and for what it was last used. */
export interface MailboxLetterRow {
  /** The mailbox, the kind of letter and which of its kind it is. */
  id: string;
  /** Whatever may try again to send the same letter: a lead, a job. */
  claimant: string;
  claimed_at: string;
}

export interface ContactAttemptRow {
  id: string;
  customer_id: string;
  lead_id: string | null;
  channel: string;
  outcome: string;
  note: string | null;
  attempted_at: string;
}

export interface WaitingRow {
  id: string;
  country: string;
  pincode: string;
  /** A phone number in E.164 or an e-mail address. */
  contact: string;
  language: string;
  created_at: string;
}

export interface ReferrerRow {
  id: string;
  referral_key: string;
  country: string;
  name: string;
  email: string;
  created_at: string;
}

export interface ReferralRow {
  id: string;
  referrer_id: string;
  friend_name: string;
  friend_email: string | null;
  friend_phone: string;
  comment: string | null;
  created_at: string;
}

export interface TicketRow {
  id: string;
  submission_key: string;
  /** Whose link it was raised with; empty for one that was raised by a customer who is logged in. */
  lead_id: string;
  ticket_type: string;
  subject: string;
  description: string;
  /** A JSON list. */
  tags: string;
  status: string;
  created_at: string;
  /** Of the customer who raised it, or who has proved to have sent its lead and written to us about it. */
  account_id: string | null;
  /** Where its answers are read, and the proven mailbox that is told of them. */
  region: string | null;
  email: string | null;
}

/** The visit of a lead to a centre, with the place that is held for it. */
export interface VisitPlaceRow {
  lead_id: string;
  /** As leads say it: "HSR Layout, Bengaluru". */
  ec_name: string;
  visit_at: string;
  /** One of the centre's places at that hour, counted from 1; null once it is given back. */
  place: number | null;
  cancelled_at: string | null;
}
