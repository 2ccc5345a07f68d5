export const FIRST_CONTACT_KEY = "firstContact";

/**
 * The key of the friend whose link was opened in this visit. It is sent with every later lead of the visit (AMB-56).
 */
export const REFERRAL_KEY = "referralKey";
