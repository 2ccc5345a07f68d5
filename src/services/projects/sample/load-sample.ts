import { createHash } from "node:crypto";
import { ISO_CODES } from "../../../editions/countries.ts";
import { todayIn } from "../../../editions/country-time.ts";
import type { Country } from "../../../editions/regions.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Contact } from "../../identity/accounts.ts";
import { removeProjects, storeProject } from "../project-store.ts";
import { type SampleMoment, sampleProject } from "./sample-project.ts";

interface SampleOf {
  contact: Contact;
  country: Country;
  moment: SampleMoment;
}

/**
 * A sample project for the person who proves to own a contact, before or after their first login. Loading it again
 * updates its dates.
 */
export async function loadSample(
  { db }: Pick<Database, "db">,
  contentDirectory: string,
  { contact, country, moment }: SampleOf,
): Promise<void> {
  const { channel, target } = contact;
  const key = keyOf(contact);
  const today = todayIn(country);
  const { head, parts } = await sampleProject(contentDirectory, { country, moment, today, key });
  await storeProject(
    db,
    {
      id: `sample-${key}`,
      phone: channel === "phone" ? target : null,
      email: channel === "email" ? target : null,
      country: ISO_CODES[country],
      kind: "interiors",
      is_sample: 1,
      head: JSON.stringify(head),
    },
    parts,
  );
}

export async function removeSample({ db }: Pick<Database, "db">, contact: Contact): Promise<boolean> {
  const id = `sample-${keyOf(contact)}`;
  const found = await db.selectFrom("projects").select("id").where("id", "=", id).executeTakeFirst();
  await removeProjects(db, [id]);
  return found !== undefined;
}

function keyOf({ channel, target }: Contact): string {
  return createHash("sha256").update(`${channel} ${target}`).digest("hex").slice(0, 12);
}
