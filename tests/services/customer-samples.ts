import {
  ADDRESS,
  type Ask,
  claimPaper,
  LIKED,
  MADE_BOARD,
  makeAddress,
  makeBoard,
  makeTicket,
} from "../support/customer-data.ts";

export interface SampleCustomer {
  authorization: string;
  /** The number or e-mail address used for the login. */
  contact: string;
  ask: Ask;
  /** The newest one-time password sent to this contact. */
  readPassword(target: string): Promise<string>;
  /** Gives the customer a project. */
  loadProject(): Promise<void>;
}

const VOTER = "of-one-browser--.and-of-no-other-";
const SWITCHES = { type: "email", email: true, sms: false, whatsapp: false, is_black: false };

/** The calls that need more input than a token. */
const SAMPLES: Record<string, (customer: SampleCustomer) => object | Promise<object>> = {
  generateOTP: ({ contact }) => ({ username: `also-${contact}` }),
  async verifyOTP({ ask, contact, readPassword }) {
    const username = `also-${contact}`;
    const { requestId } = Object(await ask("generateOTP", { username }));
    const [otp, proof] = [await readPassword(username), await readPassword(contact)];
    return { payload: { username, requestId, otp, proof } };
  },
  async decideProject({ ask, loadProject }) {
    await loadProject();
    await claimPaper(ask);
    return { decision: "handles", option: "knob" };
  },
  async getProjectPaper({ ask, loadProject }) {
    await loadProject();
    return { paper: await claimPaper(ask) };
  },
  saveProfile: () => ({ name: "Asha Rao", frequency: "weekly" }),
  saveAddress: () => ADDRESS,
  removeAddress: async ({ ask }) => ({ id: await makeAddress(ask) }),
  chooseAddress: async ({ ask }) => ({ id: await makeAddress(ask) }),
  getPrivacyPreference: ({ contact }) => ({ id: contact }),
  updateCustomerPrivacyDetails: () => ({ privacyInput: SWITCHES }),
  sendDeletionPassword: () => ({ region: "in" }),
  async requestDeletion({ ask, contact, readPassword }) {
    await ask("sendDeletionPassword", { region: "in" });
    return { region: "in", password: await readPassword(contact) };
  },
  joinEstimate: async ({ ask }) =>
    Object(await ask("createEstimate", { calculator: "in-kitchen", choices: "" })),
  writeToMyTicket: async ({ ask }) => ({ id: await makeTicket(ask), text: "After ten, please." }),
  addMyTicketFile: () => ({
    ...{ name: "plan.pdf", key: "one-choice" },
    file: new Uint8Array(Buffer.from("%PDF-1.7 A plan")),
  }),
  changeMyTicket: async ({ ask }) => ({ id: await makeTicket(ask), state: "closed" }),
  saveWishlist: () => ({ type: "add", user_type: "logged_in", content_id: LIKED }),
  listBoards: () => ({ country_code: "IN" }),
  changeBoards: () => MADE_BOARD,
  getBoardVote: async ({ ask }) => ({ key: (await makeBoard(ask)).key }),
  async answerBoard({ ask }) {
    const { key, itemId } = await makeBoard(ask);
    return { key, voter: VOTER, name: "Ravi", marks: { [itemId]: "keep" } };
  },
};

export async function sampleOfCustomer(name: string, customer: SampleCustomer): Promise<object> {
  return { ...(await SAMPLES[name]?.(customer)), authorization: customer.authorization };
}
