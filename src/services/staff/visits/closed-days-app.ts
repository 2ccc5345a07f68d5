import { Hono } from "hono";
import {
  addClosedDay,
  listClosedDays,
  removeClosedDay,
  renewVisitFeed,
} from "../../../contracts/staff/calls/visit-calls.ts";
import { countryOf } from "../../../editions/countries.ts";
import { addDays, todayIn } from "../../../editions/country-time.ts";
import { lockedTransaction } from "../../../platform/database/locked-transaction.ts";
import { newId } from "../../../platform/database/new-id.ts";
import { Refusal } from "../../http/refusal.ts";
import { closedDaysOfCentres } from "../../visits/centre-closed-days.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import type { StaffAccess } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { visitsOfCentre } from "./find-visits.ts";
import { startOf } from "./plan-days.ts";
import { centreOf, unknownCentre } from "./staff-visits-app.ts";
import { feedAddress, renewFeed } from "./visit-feed.ts";

/** The closed days and the calendar feed of a centre. */
export function createClosedDaysApp(access: StaffAccess): Hono {
  const { db, publicUrl } = access;
  const app = new Hono();
  const serve = staffCallServer(app, access);

  serve(listClosedDays, async (asked, staff) => {
    if (!(await centreOf(db, asked, staff))) return unknownCentre();
    const from = todayIn(countryOf(asked.country, "in"));
    const rows = await closedDaysOfCentres(db, asked.country, { from, ecName: asked.centre });
    return { days: rows.map(({ id, day, reason }) => ({ id, day, reason })) };
  });

  serve(addClosedDay, async ({ day, reason, ...asked }, staff) => {
    if (!(await centreOf(db, asked, staff))) return unknownCentre();
    const { country: isoCode, centre: ecName } = asked;
    const stored = await db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto("centre_closed_days")
        .values({
          ...{ id: newId(), country: isoCode, ec_name: ecName, day, reason, member_id: staff.id },
          created_at: new Date().toISOString(),
        })
        .onConflict((conflict) => conflict.columns(["ec_name", "day"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added)
        await writeAuditLine(transaction, staff, addClosedDay.name, {
          ...{ kind: "closed-day", recordId: added.id, country: isoCode },
          after: { centre: ecName, day, reason },
        });
      return transaction
        .selectFrom("centre_closed_days")
        .select(["id", "day", "reason"])
        .where("ec_name", "=", ecName)
        .where("day", "=", day)
        .executeTakeFirstOrThrow();
    });
    const country = countryOf(isoCode, "in");
    const span = { from: startOf(day, country), until: startOf(addDays(day, 1), country) };
    const visits = await visitsOfCentre(db, { country: isoCode, ecName, ...span });
    return { ...stored, booked: visits.filter(({ isCancelled }) => !isCancelled).length };
  });

  serve(removeClosedDay, async ({ id }, staff) =>
    db.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom("centre_closed_days")
        .where("id", "=", id)
        .where("country", "in", staff.countries)
        .returning(["country", "ec_name", "day", "reason"])
        .executeTakeFirst();
      if (!removed) return new Refusal(404, "There is no such closed day in your countries.");
      const { country, ec_name: centre, day, reason } = removed;
      await writeAuditLine(transaction, staff, removeClosedDay.name, {
        ...{ kind: "closed-day", recordId: id, country, before: { centre, day, reason } },
      });
      return { removed: true as const };
    }),
  );

  serve(renewVisitFeed, async ({ language, ...asked }, staff) => {
    if (!(await centreOf(db, asked, staff))) return unknownCentre();
    const { country, centre: ecName } = asked;
    return lockedTransaction(db, `visit-feed:${ecName}`, async (transaction) => {
      const { secret } = await renewFeed(transaction, { country, ecName, memberId: staff.id });
      await writeAuditLine(transaction, staff, renewVisitFeed.name, {
        ...{ kind: "visit-feed", country, after: { centre: ecName } },
      });
      return { address: feedAddress(publicUrl, secret, language) };
    });
  });

  return app;
}
