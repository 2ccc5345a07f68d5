/** Apart from what reads and writes it, so that a page can look whether there is anything to do. */
export const FIRST_CONTACT_KEY = "firstContact";

/** The key of the friend whose link was opened in this visit: it goes with every later lead of the visit (AMB-56). */
export const REFERRAL_KEY = "referralKey";
