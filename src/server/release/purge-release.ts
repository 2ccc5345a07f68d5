import { createHash } from "node:crypto";
import type { Database } from "../../platform/database/database.ts";
import { readSetting, writeSetting } from "../../platform/database/settings.ts";
import type { Log } from "../../platform/log.ts";
import { planPurge } from "../../services/cdn/plan-purge.ts";
import type { Config } from "../../services/config/config.ts";

const RELEASE_SETTING = "cdn.release";

/** The CDN may still have pages of the former release, or with former settings. */
export async function purgeFormerRelease(
  { db, engine }: Database,
  config: Config,
  release = "",
): Promise<void> {
  if (!config.cdn) return;
  const { publicUrl, brandName, cdn, analytics, whatsappNumbers, registrationNumbers, imageHosts } = config;
  const shown = [
    release,
    publicUrl,
    brandName,
    cdn.kind,
    analytics,
    whatsappNumbers,
    registrationNumbers,
    imageHosts,
  ];
  const present = createHash("sha256").update(JSON.stringify(shown)).digest("hex");
  await db.transaction().execute(async (transaction) => {
    if ((await readSetting(transaction, RELEASE_SETTING)) === present) return;
    await writeSetting(transaction, RELEASE_SETTING, present);
    await planPurge(transaction, engine);
  });
}

const MINUTE_MS = 60_000;

/** While a process was without notifications, it may have sent old pages to the CDN. */
export async function purgeMissedChanges(
  { db, engine }: Database,
  { cdn }: Pick<Config, "cdn">,
  log: Log,
): Promise<void> {
  if (!cdn) return;
  // All processes lose the connection together, and one purge is enough.
  const reason = `after a gap ${Math.floor(Date.now() / MINUTE_MS)}`;
  try {
    await planPurge(db, engine, { reason });
  } catch (error) {
    log.error({ error }, "The purge of the CDN could not be planned; run: npm run content -- purge");
  }
}
