/** Sends a call in the name of one customer; answers its body. */
export type Ask = (name: string, input: object) => Promise<unknown>;

export interface CustomerCall {
  /** Good enough to be answered, so that only the token decides. */
  input?: object;
  /** For calls that name one thing: makes one of the victim's, and answers the input that names it. */
  theirs?: (asVictim: Ask) => Promise<object>;
  /** The same input with the name of a thing that nobody has. */
  nobodys?: object;
  /** Answered without a token, too, by a key of its own. */
  isForGuests?: true;
}

const UNKNOWN = "0b6f7a52-0000-4000-8000-000000000000";
const ADDRESS = { country: "IN", fields: { line1: "12 Rose Villa", city: "Pune", pincode: "411045" } };
const TICKET = { id: "T-ZZZZZZ" };

/** Every call that takes a customer's token. One that is missing here fails the test: an attacker would find it. */
export const CUSTOMER_CALLS: Record<string, CustomerCall> = {
  getCustomer: {},
  fetchCustomerInfo: {},
  generateOTP: { input: { username: "victim@example.com" } },
  verifyOTP: { input: { payload: { username: "victim@example.com", otp: "123456" } } },
  trackCustomerServices: {},
  getProject: {},
  getProjectPaper: { input: { paper: "contract" } },
  getProfile: {},
  saveProfile: { input: { frequency: "weekly" } },
  listAddresses: {},
  saveAddress: { input: ADDRESS, theirs: theirAddress, nobodys: { ...ADDRESS, id: UNKNOWN } },
  removeAddress: { input: { id: UNKNOWN }, theirs: theirAddress, nobodys: { id: UNKNOWN } },
  chooseAddress: { input: { id: UNKNOWN }, theirs: theirAddress, nobodys: { id: UNKNOWN } },
  getPrivacyPreference: { input: { id: "victim@example.com" } },
  updateCustomerPrivacyDetails: {
    input: { privacyInput: { type: "email", email: true, sms: true, whatsapp: true, is_black: false } },
  },
  getMyData: {},
  getDeletion: {},
  sendDeletionPassword: { input: { region: "in" } },
  askDeletion: { input: { region: "in" } },
  undoDeletion: {},
  listMyEstimates: {},
  joinEstimate: { input: { code: "ZZZZZZ", key: "nobody-has-this-key-at-all" } },
  listMyReferrals: {},
  listMyRequests: {},
  listMyTickets: {},
  writeToMyTicket: { input: { ...TICKET, text: "Hello" } },
  changeMyTicket: { input: { ...TICKET, state: "closed" } },
  raiseTicket: { input: { ticketData: {} }, isForGuests: true },
  getWishlist: { input: { type: "check", user_type: "logged_in" } },
  saveWishlist: {
    input: {
      type: "add",
      user_type: "logged_in",
      content_id: { country_code: "IN", slug: "modern-kitchen", content_type: "designs" },
    },
  },
  listBoards: { input: { country_code: "IN" } },
  changeBoards: { input: { country_code: "IN", change: { do: "make", name: "Kitchen" } } },
  getBoardVote: { isForGuests: true },
  answerBoard: { isForGuests: true },
};

async function theirAddress(asVictim: Ask): Promise<object> {
  const saved = Object(await asVictim("saveAddress", ADDRESS));
  return { ...ADDRESS, id: saved.id };
}
