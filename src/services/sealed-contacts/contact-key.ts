import type { Database } from "../../platform/database/database.ts";
import { isSealed } from "../../platform/database/sealed/column-sealer.ts";
import { readSetting, writeSetting } from "../../platform/database/settings.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";

/** A sealed word: it tells whether a key is the right one, and that rows may be sealed. */
const KEY_CHECK = "contact-key";
const PLACE = `settings.${KEY_CHECK}` as const;
const WORD = "contacts are sealed";

type SealingDatabase = Pick<Database, "db" | "sealing">;

/** Stops a start, or a command, that could not read the contacts. */
export async function checkContactKey({ db, sealing }: SealingDatabase): Promise<"noted" | "new"> {
  const stored = await readSetting(db, KEY_CHECK);
  if (stored === undefined) return "new";
  if (sealing?.sealer.open(PLACE, stored) === WORD) return "noted";
  throw new StartupProblem(
    sealing
      ? "CONTACT_KEY is not the key of this database. Set CONTACT_KEY_FORMER to the former key, and run `npm run database -- seal`."
      : "Contacts in this database are encrypted: set CONTACT_KEY, or CONTACT_KEY_FORMER to decrypt them with `npm run database -- seal`.",
  );
}

/** For the start: before the first row is sealed, the key is noted, so that a later start without it stops. */
export async function prepareContactKey(database: SealingDatabase): Promise<void> {
  if ((await checkContactKey(database)) === "new" && database.sealing) await noteContactKey(database);
}

/** From now on the former keys are not needed, because all rows are sealed with the current one, or open. */
export async function noteContactKey({ db, sealing }: SealingDatabase): Promise<void> {
  const sealed = sealing?.sealer.seal(PLACE, WORD);
  if (isSealed(sealed)) await writeSetting(db, KEY_CHECK, sealed);
  else await db.deleteFrom("settings").where("key", "=", KEY_CHECK).execute();
}
