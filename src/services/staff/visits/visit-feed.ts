import { createHash, randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { Kysely } from "kysely";
import { STAFF_FOLDER } from "../../../contracts/staff/define-staff-call.ts";
import { textOf } from "../../../editions/all-texts.ts";
import { calendarResponse } from "../../../editions/calendar-file.ts";
import { countryOf } from "../../../editions/countries.ts";
import { type Language, languageOf } from "../../../editions/languages.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { Refusal } from "../../http/refusal.ts";
import { findCentre } from "../../visits/visit-plan.ts";
import type { StaffAccess } from "../access/identify-staff.ts";
import { leadCode } from "../leads/lead-work.ts";
import { visitsOfCentre } from "./find-visits.ts";

const FEEDS = `${STAFF_FOLDER}/v1/feeds`;
const DAY_MS = 24 * 60 * 60_000;
const DAYS_BACK = 30;
const DAYS_AHEAD = 90;
const USUAL_MINUTES = 60;

/**
 * The visits of a centre for a calendar program, which cannot log in: the address is the secret. It contains first
 * names and codes, but no contact, because calendar programs copy it to other companies.
 */
export function createVisitFeeds({ db, publicUrl }: StaffAccess): Hono {
  const app = new Hono();
  app.get(`${FEEDS}/:secret`, async (context) => {
    const secret = context.req.param("secret").replace(/\.ics$/, "");
    const feed = await db
      .selectFrom("visit_feeds")
      .selectAll()
      .where("id", "=", hashOf(secret))
      .executeTakeFirst();
    if (!feed) return new Refusal(404, "There is nothing at this address.").respond();
    const { t } = textOf(languageOf(context.req.query("language")));
    const now = Date.now();
    const visits = await visitsOfCentre(db, {
      ...{ country: feed.country, ecName: feed.ec_name },
      from: new Date(now - DAYS_BACK * DAY_MS),
      until: new Date(now + DAYS_AHEAD * DAY_MS),
    });
    const known = await findCentre(db, feed.country, feed.ec_name);
    const minutes = known?.centre.slotMinutes ?? USUAL_MINUTES;
    const events = visits
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ id, name, at }) => {
        const from = new Date(at);
        return {
          uid: `visit-${id}@${new URL(publicUrl).hostname}`,
          title: t("staff.visits.feedEvent", { name: firstName(name), code: leadCode(id) }),
          description: `${publicUrl}/staff/leads/${id}`,
          location: feed.ec_name,
          when: { from, until: new Date(from.getTime() + minutes * 60_000) },
        };
      });
    const country = countryOf(feed.country, "in");
    const response = calendarResponse("visits.ics", { subject: "Visits", country, events });
    response.headers.set("x-robots-tag", "noindex");
    return response;
  });
  return app;
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

/** Replaces the address of a centre's feed. Call it in a transaction. */
export async function renewFeed(
  db: Kysely<Schema>,
  { country, ecName, memberId }: { country: string; ecName: string; memberId: string },
): Promise<{ secret: string }> {
  const secret = randomBytes(32).toString("base64url");
  const feed = { id: hashOf(secret), member_id: memberId, created_at: new Date().toISOString() };
  await db.deleteFrom("visit_feeds").where("ec_name", "=", ecName).execute();
  await db
    .insertInto("visit_feeds")
    .values({ ...feed, country, ec_name: ecName })
    .execute();
  return { secret };
}

export function feedAddress(publicUrl: string, secret: string, language: Language): string {
  return `${publicUrl}${FEEDS}/${secret}.ics?${new URLSearchParams({ language })}`;
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
