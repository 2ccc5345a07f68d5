import { join } from "node:path";
import { saveAddress } from "../../src/contracts/calls/customer/addresses.ts";
import { changeBoards } from "../../src/contracts/calls/customer/boards.ts";
import { requestDeletion, sendDeletionPassword } from "../../src/contracts/calls/customer/my-deletion.ts";
import { saveProfile } from "../../src/contracts/calls/customer/profile-calls.ts";
import { saveWishlist } from "../../src/contracts/calls/customer/wishlist.ts";
import { raiseTicket } from "../../src/contracts/calls/leads/raise-ticket.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { carriedTables } from "../../src/platform/database/moving/table-rows.ts";
import { loadSample } from "../../src/services/projects/sample/load-sample.ts";
import { ADDRESS, LIKED } from "../support/customer-data.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { answerOf, newHouse } from "./customer-of.ts";
import { leaveLead } from "./lead-of.ts";

const CONTENT = join(PROJECT_ROOT, "content");
export const PHONE = "+919845012345";
export const TICKET = { ticketType: "other issue", description: "Asha's words." } as const;

/** A customer with data in every service. */
export async function withEverything(database: Database, options: Parameters<typeof newHouse>[1] = {}) {
  const house = await newHouse(database, options);
  await leaveLead(house.backends, { scope: "kitchen", about: "Asha's kitchen" });
  const asha = await house.logIn(PHONE);
  const { authorization, readPassword } = asha;
  await answerOf(house.call(raiseTicket, { authorization, ticketData: TICKET }));
  await answerOf(house.call(saveProfile, { authorization, name: "Asha Rao", frequency: "weekly" }));
  await answerOf(house.call(saveAddress, { authorization, ...ADDRESS, label: "Asha's home" }));
  const change = { do: "make", name: "Asha's board", item: LIKED } as const;
  await answerOf(house.call(changeBoards, { authorization, country_code: "IN", change }));
  const saved = { user_type: "logged_in", type: "add", content_id: LIKED } as const;
  await answerOf(house.call(saveWishlist, { authorization, ...saved }));
  // The project is not opened yet: it waits for the customer who verifies the number.
  const contact = { channel: "phone", target: PHONE } as const;
  await loadSample(database, CONTENT, { contact, country: "in", moment: "working" });
  const ask = async () => {
    await answerOf(house.call(sendDeletionPassword, { authorization, region: "in" }));
    const password = await readPassword(PHONE);
    return answerOf(house.call(requestDeletion, { authorization, region: "in", password }));
  };
  return { house, authorization, ask };
}

/** The rows of all tables as they are stored, but without the tables that are left out. */
export async function everythingIn(
  database: Database,
  leftOut = ["jobs", "settings", "erased_customers"],
): Promise<string> {
  const carried = (await carriedTables(database)).map(({ name }) => name);
  const rows = await Promise.all(
    [...carried, ...database.tables.temporary]
      .filter((table) => !leftOut.includes(table))
      .map(async (table) => database.read({ sql: `select * from "${table}"`, parameters: [], once: true })),
  );
  return JSON.stringify(rows);
}
