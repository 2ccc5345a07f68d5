import { openDatabase } from "../../src/services/open-database.ts";

interface Site {
  dataDirectory: string;
}

/** Makes every login look as if it was made this many minutes ago, also at our own provider. */
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

/** Deletes the sessions of the site; the provider keeps its own. */
export async function forgetSessions({ dataDirectory }: Site) {
  const { db, close } = await openDatabase({ dataDirectory, beside: true });
  await db.deleteFrom("login_sessions").execute();
  await close();
}
