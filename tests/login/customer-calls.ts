import {
  ADDRESS,
  type Ask,
  claimPaper,
  LIKED,
  loadSampleProject,
  MADE_BOARD,
  makeAddress,
  makeBoard,
  makeTicket,
} from "../support/customer-data.ts";

export interface CustomerCall {
  /** A valid input, so that only the token decides the response. */
  input?: object;
  /** For calls that name one object: creates one for the victim, and returns the input that names it. */
  theirs?: (asVictim: Ask, dataDirectory: string) => Promise<object>;
  /** The same input with an id that does not exist. */
  nobodys?: object;
  /** True when a guest may also call it, with another key. */
  isForGuests?: true;
}

const UNKNOWN = "0b6f7a52-0000-4000-8000-000000000000";
/** The external provider returns this number for every customer, so the project belongs to the first caller. */
const NUMBER_OF_ALL = "+919876543210";
const NO_TICKET = "T-222222";
const MESSAGE = { text: "Hello" };
const CLOSED = { state: "closed" };
const GUESSED = { key: "nobody-has-this-.key-at-all-here-" };
const KEPT = { calculator: "in-kitchen", choices: "" };

const renamed = (boardId: string) => ({
  country_code: "IN",
  change: { do: "rename", boardId, name: "Mine" },
});

/** A call that takes the id of an object, and other fields. */
function oneOf(make: (ask: Ask) => Promise<string>, unknown: string, more: object = {}): CustomerCall {
  const nobodys = { ...more, id: unknown };
  return { input: nobodys, theirs: async (ask) => ({ ...more, id: await make(ask) }), nobodys };
}

/** Every call that accepts a customer's token. A test fails when one is missing here. */
export const CUSTOMER_CALLS: Record<string, CustomerCall> = {
  getCustomer: {},
  fetchCustomerInfo: {},
  generateOTP: { input: { username: "victim@example.com" } },
  verifyOTP: { input: { payload: { username: "victim@example.com", otp: "123456" } } },
  trackCustomerServices: {},
  getProject: {},
  getProjectPaper: {
    input: { paper: "warranty" },
    theirs: async (ask, dataDirectory) => {
      await loadSampleProject(dataDirectory, NUMBER_OF_ALL);
      return { paper: await claimPaper(ask) };
    },
    nobodys: { paper: "warranty" },
  },
  decideProject: {
    input: { decision: "handles", option: "knob" },
    theirs: async (ask, dataDirectory) => {
      await loadSampleProject(dataDirectory, NUMBER_OF_ALL);
      await claimPaper(ask);
      return { decision: "handles", option: "knob" };
    },
    nobodys: { decision: "handles", option: "knob" },
  },
  getProfile: {},
  saveProfile: { input: { frequency: "weekly" } },
  listAddresses: {},
  saveAddress: { ...oneOf(makeAddress, UNKNOWN, ADDRESS), input: ADDRESS },
  removeAddress: oneOf(makeAddress, UNKNOWN),
  chooseAddress: oneOf(makeAddress, UNKNOWN),
  getPrivacyPreference: { input: { id: "victim@example.com" } },
  updateCustomerPrivacyDetails: {
    input: { privacyInput: { type: "email", email: true, sms: true, whatsapp: true, is_black: false } },
  },
  getMyData: {},
  getDeletion: {},
  sendDeletionPassword: { input: { region: "in" } },
  requestDeletion: { input: { region: "in" } },
  undoDeletion: {},
  listMyEstimates: {},
  joinEstimate: {
    input: { code: "ZZZZZZZZZZ", ...GUESSED },
    theirs: async (ask) => ({ code: Object(await ask("createEstimate", KEPT)).code, ...GUESSED }),
    nobodys: { code: "ZZZZZZZZZZ", ...GUESSED },
  },
  listMyReferrals: {},
  listMyRequests: {},
  listMyTickets: {},
  addMyTicketFile: { input: { name: "plan.pdf", key: "one-choice" } },
  writeToMyTicket: oneOf(makeTicket, NO_TICKET, MESSAGE),
  changeMyTicket: oneOf(makeTicket, NO_TICKET, CLOSED),
  raiseTicket: { input: { ticketData: {} }, isForGuests: true },
  getWishlist: { input: { type: "check", user_type: "logged_in" } },
  saveWishlist: { input: { type: "add", user_type: "logged_in", content_id: LIKED } },
  listBoards: { input: { country_code: "IN" } },
  changeBoards: {
    input: MADE_BOARD,
    theirs: async (ask) => renamed((await makeBoard(ask)).id),
    nobodys: renamed(UNKNOWN),
  },
  getBoardVote: { isForGuests: true },
  answerBoard: { isForGuests: true },
};
