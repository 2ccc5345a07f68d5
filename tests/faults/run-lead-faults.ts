import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseOptions } from "../../src/platform/database/open-engine.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { type MoodyCrm, openMoodyCrm } from "./failing-crm.ts";
import { type KilledSite, openKilledSite } from "./killed-site.ts";
import { type Acknowledged, type ClientTally, runClient } from "./lead-client.ts";
import { makeLittleContent } from "./small-content.ts";

interface FaultOptions {
  databaseOptions: DatabaseOptions;
  clients: number;
  kills: number;
  /** The average pause between two forms of one client. */
  pauseMs: number;
}

export interface FaultReport {
  acknowledged: number;
  requests: number;
  kills: number;
  deliveries: number;
  /** Counts repeated deliveries of a lead. */
  deliveredAgain: number;
  /** Counts leads that were acknowledged but not stored. */
  lost: number;
  storedTwice: number;
  undelivered: number;
  wrongKeys: number;
  contradictions: number;
  dead: number;
}

/**
 * Clients send leads while the site is killed repeatedly and the CRM fails; afterwards every acknowledged lead must
 * be stored and delivered.
 */
export async function runLeadFaults({
  databaseOptions,
  clients,
  kills,
  pauseMs,
}: FaultOptions): Promise<FaultReport> {
  const crm = await openMoodyCrm();
  const site = await openKilledSite({
    DATA_DIR: databaseOptions.dataDirectory,
    CONTENT_DIR: makeLittleContent(databaseOptions.dataDirectory),
    ...(databaseOptions.databaseUrl && { DATABASE_URL: databaseOptions.databaseUrl }),
    ...{ CRM_WEBHOOK_URL: crm.url, CRM_WEBHOOK_SECRET: "a secret of the fault test" },
    ...{ CRM_TIMEOUT_SECONDS: "0.3", LEADS_PER_ADDRESS: "1000000", LEADS_PER_PHONE: "1000000" },
  });
  try {
    await site.isReady();
    const acknowledged: Acknowledged = new Map();
    const tally: ClientTally = { sent: 0, repeated: 0, contradictions: 0 };
    const ending = new AbortController();
    const options = { signal: ending.signal, acknowledged, tally, pauseMs };
    const running = Array.from({ length: clients }, (_, number) => runClient(site.url, number, options));
    await killAgainAndAgain(site, kills);
    ending.abort();
    await Promise.all(running);
    crm.recover();
    await waitForDelivery(databaseOptions);
    return await report(databaseOptions, crm, acknowledged, tally, kills);
  } finally {
    await site.stop();
    await crm.close();
  }
}

/** Kills the site mostly while it serves requests, and sometimes while it starts. */
async function killAgainAndAgain(site: KilledSite, kills: number): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    if (Math.random() < 0.85) await site.isReady();
    await pause(100 + 1_400 * Math.random());
    await site.killAndRestart();
  }
  await site.isReady();
}

async function waitForDelivery(databaseOptions: DatabaseOptions): Promise<void> {
  const database = await openDatabase({ ...databaseOptions, beside: true });
  try {
    for (;;) {
      // Ends the waits between attempts. The leases of killed processes expire without intervention.
      await database.db
        .updateTable("jobs")
        .set({ run_at: new Date().toISOString() })
        .where("state", "=", "waiting")
        .where("run_at", ">", new Date().toISOString())
        .execute();
      const open = await database.db
        .selectFrom("jobs")
        .select("id")
        .where("state", "in", ["waiting", "running"])
        .limit(1)
        .execute();
      if (open.length === 0) return;
      await pause(500);
    }
  } finally {
    await database.close();
  }
}

async function report(
  databaseOptions: DatabaseOptions,
  crm: MoodyCrm,
  acknowledged: Acknowledged,
  tally: ClientTally,
  kills: number,
): Promise<FaultReport> {
  const database = await openDatabase({ ...databaseOptions, readOnly: true });
  try {
    const rows = await database.db.selectFrom("leads").select(["id", "payload", "delivered_at"]).execute();
    const stored = Map.groupBy(rows, ({ payload }): string => JSON.parse(payload).submission_id);
    const promised = [...acknowledged];
    const dead = await database.db.selectFrom("jobs").select("id").where("state", "=", "dead").execute();
    return {
      acknowledged: promised.length,
      requests: tally.sent,
      kills,
      deliveries: crm.deliveries.length,
      deliveredAgain: [...crm.taken.values()].filter((times) => times > 1).length,
      lost: promised.filter(([form, id]) => !stored.get(form)?.some((row) => row.id === id)).length,
      storedTwice: [...stored.values()].filter(({ length }) => length > 1).length,
      undelivered: promised.filter(([, id]) => !crm.taken.has(id)).length,
      wrongKeys: crm.wrongKeys,
      contradictions: tally.contradictions,
      dead: dead.length,
    };
  } finally {
    await database.close();
  }
}
