import { openDatabase } from "../../src/services/open-database.ts";

/** Of a site under test. */
interface Site {
  dataDirectory: string;
}

/** As if every login until now had been made so many minutes ago, also at our own provider. */
export async function ageLogins({ dataDirectory }: Site, minutes = 11) {
  const { db, close } = await openDatabase({ dataDirectory, beside: true });
  const at = new Date(Date.now() - minutes * 60_000);
  await db.updateTable("login_sessions").set({ created_at: at.toISOString() }).execute();
  const sessions = db.selectFrom("oidc_records").select(["id", "payload"]).where("id", "like", "Session:%");
  for (const { id, payload } of await sessions.execute()) {
    const loginTs = Math.floor(at.getTime() / 1000);
    const aged = JSON.stringify({ ...JSON.parse(payload), loginTs });
    await db.updateTable("oidc_records").set({ payload: aged }).where("id", "=", id).execute();
  }
  await close();
}

/** As if the site had forgotten its sessions; the provider still knows its browsers. */
export async function forgetSessions({ dataDirectory }: Site) {
  const { db, close } = await openDatabase({ dataDirectory, beside: true });
  await db.deleteFrom("login_sessions").execute();
  await close();
}
