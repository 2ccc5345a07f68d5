import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import { leadsOfCustomer } from "../leads/lead-store.ts";
import { mailboxOf } from "../mail/mailbox.ts";
import { announceThreads } from "./announce-pact.ts";
import { leadsOfMailbox } from "./mailbox-stop.ts";
import { setWideStop } from "./wide-stops.ts";

interface Decision {
  isStopped: boolean;
  signer: Signer;
  hasCrm: boolean;
}

export async function stopOfOwner(
  db: Kysely<Schema>,
  { email, phone }: { email: string | undefined; phone: string | undefined },
  { isStopped, signer, hasCrm }: Decision,
): Promise<void> {
  if (email) {
    await setWideStop(db, { mailbox: mailboxOf(email) }, isStopped);
    if (hasCrm) await announceThreads(db, await leadsOfMailbox(db, email));
  }
  if (phone) {
    const number = signer.lastingFingerprint("customer", phone);
    await setWideStop(db, { number }, isStopped);
    if (hasCrm) await announceThreads(db, await leadsOfCustomer(db, number));
  }
}
