/** EN-41 to EN-46: all fields that a lead may have. */
export const LEAD_FIELDS = [
  ...["name", "phone", "email", "city", "property_name", "pincode", "google_place_id", "scope"],
  ...["referral_key", "is_whatsapp_enable", "iso_code"],
  ...["marketing_lead_medium", "marketing_lead_source", "marketing_lead_channel"],
  ...["marketing_lead_medium_fc", "marketing_lead_source_fc", "marketing_lead_channel_fc"],
  ...["referral_page", "cta_type", "device_source", "landing_page_referrer", "landing_page_id"],
  ...["ga_client_id", "ga_session_id"],
  ...["leadId", "customerId", "attempt", "source", "medium", "reCaptchaToken"],
  ...["direct_to_ec_pilot", "ec_name", "ec_visit_timing"],
  ...["utm_source", "utm_medium", "utm_campaign", "utm_adset", "utm_ad", "utm_keyword", "utm_matchtype"],
  ...["utm_placement", "searched_keywords", "fb_fbp", "fb_fbc"],
] as const;

export const REFERRAL_FIELDS = [
  ...["referrerName", "referrerEmail", "friendName", "friendEmail", "friendPhone", "comment"],
] as const;

/** Entity EN-51 of the specification. */
export const REFERRER = { firstname: "THEIR-Asha", name: "THEIR-Asha R.", id: "their-referrer" };

/** Entity EN-53 of the specification. */
export const CUSTOMER = {
  enforcedVerifyMobile: false,
  forcedResetPassword: false,
  name: "THEIR customer",
  customerId: "their-customer",
  email: "customer@their.example",
  id: "their-customer",
  phone: "9845012345",
  isdcode: "+91",
  countryCode: "IN",
  authList: [
    {
      id: "1",
      userId: "1",
      username: "customer@their.example",
      type: "email",
      valid: true,
      deleted: false,
      isdcode: "",
      verify: true,
    },
  ],
};

/** Entity EN-54 of the specification. */
export const PRIVACY = { email: true, sms: true, whatsapp: false, is_black: false };

/** Entity EN-55 of the specification. */
export const SERVICES = { interiorsBU: true, servicesBU: false, productsBU: true };

/** EN-52 is in the specification, but it does not say that the call returns it. */
export const RAISED_TICKET = { id: null, created_at: null, subject: null, status: "open", description: null };
