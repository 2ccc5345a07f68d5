import { runProjectCommand } from "../../src/server/commands/project-command.ts";

/** Sends a call as one customer, and returns its body. */
export type Ask = (name: string, input: object) => Promise<unknown>;

export const ADDRESS = {
  country: "IN",
  fields: { flat: "B-1204", street: "12th Main", city: "Pune", state: "Maharashtra", postcode: "411045" },
} as const;
export const LIKED = { country_code: "IN", slug: "modern-kitchen", content_type: "designs" };
export const MADE_BOARD = { country_code: "IN", change: { do: "make", name: "Kitchen", item: LIKED } };
const ISSUE = { ticketType: "other issue", description: "The left shutter rubs." };

/** Creates an address for the customer, and returns its id. */
export async function makeAddress(ask: Ask): Promise<string> {
  return idOf(await ask("saveAddress", ADDRESS));
}

export async function makeTicket(ask: Ask): Promise<string> {
  return idOf(await ask("raiseTicket", { ticketData: ISSUE }));
}

export async function makeBoard(ask: Ask) {
  const made = lastBoard(await ask("changeBoards", MADE_BOARD));
  const shared = await ask("changeBoards", {
    country_code: "IN",
    change: { do: "share", boardId: made.id },
  });
  const { id, key, items } = lastBoard(shared);
  return { id: String(id), key: String(key), itemId: idOf(items[0]) };
}

/** The project waits for the customer who verifies the contact. */
export async function loadSampleProject(dataDirectory: string, contact: string): Promise<void> {
  const code = await runProjectCommand(["sample", contact], { DATA_DIR: dataDirectory }, () => {});
  if (code !== 0) throw new Error(`There is no sample project for ${contact}.`);
}

/** Returns the id of a document of the project that waited for this customer. */
export async function claimPaper(ask: Ask): Promise<string> {
  const { data } = Object(await ask("getProject", {}));
  return idOf(Object(data.project).papers[0]);
}

function lastBoard(answer: unknown) {
  return Object(Object(answer).boards.at(-1));
}

function idOf(thing: unknown): string {
  const { id } = Object(thing);
  if (typeof id !== "string") throw new Error(`This is no thing of a customer: ${JSON.stringify(thing)}`);
  return id;
}
