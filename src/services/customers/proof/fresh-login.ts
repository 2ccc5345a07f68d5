import { latestPlausible } from "../../../platform/database/clock-difference.ts";
import type { ServiceParts } from "../../service-parts.ts";

const FRESH_MS = 10 * 60_000;

/**
 * Whether the login of a token was made in the last few minutes. A provider that remembers a browser logs it in
 * without authentication; if the provider reports the time of the last authentication, that time counts.
 */
export async function isFreshLogin(
  { database: { db }, sealer }: Pick<ServiceParts, "database" | "sealer">,
  subject: string,
  token: string,
): Promise<boolean> {
  const rows = await db
    .selectFrom("login_sessions")
    .select("tokens")
    .where("subject", "=", subject)
    .where("created_at", ">", new Date(Date.now() - FRESH_MS).toISOString())
    .where("created_at", "<", latestPlausible())
    .execute();
  return rows.some((row) => {
    const { accessToken, authenticatedAt = Date.now() } = JSON.parse(sealer.open(row.tokens) ?? "{}");
    return accessToken === token && authenticatedAt > Date.now() - FRESH_MS;
  });
}
