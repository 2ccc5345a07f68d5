import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import { addressOf } from "../../urls/links.ts";
import { findLead, type StoredLead } from "../leads/lead-store.ts";
import { regionOfLead } from "../leads/region-of-lead.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** A one-time link that has been used. */
    spent_links: {
      id: string;
      spent_at: string;
    };
  }
}

/** The same lifetime as our other links: a recipient may be on holiday. */
const GOOD_FOR_MS = 14 * 24 * 60 * 60_000;
const PURPOSE = "mailbox-proof";

export interface MailboxProof {
  lead: StoredLead & { email: string };
  /** The id of this link; another link for the same mailbox has another id. */
  linkId: string;
}

export function proofLink(
  { signer, publicUrl }: { signer: Signer; publicUrl: string },
  lead: Pick<StoredLead, "id" | "country" | "language">,
  now = new Date(),
): string {
  const linkId = `${lead.id} ${randomBytes(6).toString("base64url")}`;
  const token = signer.sign(PURPOSE, linkId, new Date(now.getTime() + GOOD_FOR_MS));
  return publicUrl + addressOf(regionOfLead(lead), "stop-contact", { proofToken: token });
}

/** "expired" if the link has expired, undefined if it is not ours. */
export async function readProof(
  db: Kysely<Schema>,
  signer: Signer,
  token: string,
): Promise<MailboxProof | "expired" | undefined> {
  const read = signer.read(PURPOSE, token);
  if (typeof read !== "object") return read;
  const linkId = read.text;
  const lead = await findLead(db, linkId.split(" ")[0] ?? "");
  return lead && lead.email !== null ? { lead: { ...lead, email: lead.email }, linkId } : undefined;
}

export async function isSpent(db: Kysely<Schema>, linkId: string): Promise<boolean> {
  const row = await db.selectFrom("spent_links").select("id").where("id", "=", linkId).executeTakeFirst();
  return row !== undefined;
}

/** Returns whether the link was still unused; of two concurrent uses only one succeeds. */
export async function spend(db: Kysely<Schema>, linkId: string, now = new Date()): Promise<boolean> {
  const spent = await db
    .insertInto("spent_links")
    .values({ id: linkId, spent_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return spent !== undefined;
}
