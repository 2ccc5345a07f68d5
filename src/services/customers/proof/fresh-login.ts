import { latestBelievable } from "../../../platform/database/clock-difference.ts";
import type { ServiceParts } from "../../service-parts.ts";

const FRESH_MS = 10 * 60_000;

/**
 * Whether the login that a token comes from was made a few minutes ago. A provider that remembers a browser logs it in without
 * a question; where it says when the customer last showed who they are, that time counts.
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
    .where("created_at", "<", latestBelievable())
    .execute();
  return rows.some((row) => {
    const { accessToken, authenticatedAt = Date.now() } = JSON.parse(sealer.open(row.tokens) ?? "{}");
    return accessToken === token && authenticatedAt > Date.now() - FRESH_MS;
  });
}
