import { Hono } from "hono";
import type { Kysely } from "kysely";
import {
  addRedirect,
  listRedirects,
  type RedirectItem,
  removeRedirect,
} from "../../contracts/staff/calls/redirect-calls.ts";
import { isRegion } from "../../editions/regions.ts";
import { lockedTransaction } from "../../platform/database/locked-transaction.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { matchUrl } from "../../urls/match-url.ts";
import { Refusal } from "../http/refusal.ts";
import type { ServiceParts } from "../service-parts.ts";
import { writeAuditLine } from "../staff/access/audit-log.ts";
import type { StaffAccess } from "../staff/access/identify-staff.ts";
import { staffCallServer } from "../staff/access/serve-staff-call.ts";
import { REDIRECTS_CHANNEL, type RedirectTable } from "./redirect-table.ts";

type Row = Schema["redirects"];

export function createRedirectsApp(
  { database }: Pick<ServiceParts, "database">,
  access: StaffAccess,
  table: RedirectTable,
): Hono {
  const { db } = database;
  const app = new Hono();
  const serve = staffCallServer(app, access);

  async function announce(): Promise<void> {
    await table.read();
    await database.notify(REDIRECTS_CHANNEL, "");
  }

  serve(listRedirects, async ({ search, unused, after, size }) => {
    let query = db.selectFrom("redirects");
    if (search)
      query = query.where(({ or, eb }) =>
        or([eb("path", "like", `%${search}%`), eb("target", "like", `%${search}%`)]),
      );
    if (unused) query = query.where("uses", "=", 0);
    const { count } = await query.select((row) => row.fn.countAll().as("count")).executeTakeFirstOrThrow();
    if (after) query = query.where("path", ">", after);
    const rows = await query
      .selectAll()
      .orderBy("path")
      .limit(size + 1)
      .execute();
    const shown = rows.slice(0, size);
    const next = rows.length > size ? (shown.at(-1)?.path ?? null) : null;
    return { redirects: shown.map(describe), next, total: Number(count) };
  });

  serve(addRedirect, async ({ path: written, target: wished, note }, staff) => {
    const path = normal(written);
    if (isRegion(path.slice(1)) || path === "/")
      return new Refusal(400, "The home page of a country can’t move.", { field: "path", reason: "home" });
    const row: Row = {
      ...{ path, target: wished, note: note ?? null, uses: 0, used_at: null },
      ...{ member: staff.name, created_at: new Date().toISOString() },
    };
    const added = await lockedTransaction(db, "redirects", async (transaction) => {
      const target = await endOf(transaction, wished);
      if (normal(pathOf(target)) === path)
        return new Refusal(400, "This address would lead to itself. Choose another target.", {
          ...{ field: "target", reason: "loop" },
        });
      const stored = await transaction
        .insertInto("redirects")
        .values({ ...row, target })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!stored)
        return new Refusal(409, "There is a redirect of this address already. Remove it first.", {
          ...{ field: "path", reason: "taken" },
        });
      const earlier = await transaction
        .updateTable("redirects")
        .set({ target })
        .where("target", "=", path)
        .returning("path")
        .execute();
      await writeAuditLine(transaction, staff, addRedirect.name, {
        ...{ kind: "redirect", recordId: path, after: { target } },
      });
      return { stored, shortened: earlier.map((one) => one.path) };
    });
    if (added instanceof Refusal) return added;
    await announce();
    return { ...describe(added.stored), shortened: added.shortened, hasPage: matchUrl(path) !== undefined };
  });

  serve(removeRedirect, async ({ path: written }, staff) => {
    const path = normal(written);
    const isRemoved = await db.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom("redirects")
        .where("path", "=", path)
        .returning("target")
        .executeTakeFirst();
      if (removed)
        await writeAuditLine(transaction, staff, removeRedirect.name, {
          ...{ kind: "redirect", recordId: path, before: { target: removed.target } },
        });
      return removed !== undefined;
    });
    if (!isRemoved) return new Refusal(404, "There is no such redirect.");
    await announce();
    return { isRemoved };
  });

  return app;
}

/** As the site itself writes addresses: small letters, and no slash at the end. */
function normal(path: string): string {
  return path.toLowerCase().replace(/\/+$/, "") || "/";
}

function pathOf(target: string): string {
  return target.split(/[?#]/)[0] ?? target;
}

/** The target may itself be an old address: then visitors go to its page at once. */
async function endOf(db: Kysely<Schema>, target: string): Promise<string> {
  const next = await db
    .selectFrom("redirects")
    .select("target")
    .where("path", "=", normal(pathOf(target)))
    .executeTakeFirst();
  return next?.target ?? target;
}

function describe({ used_at: usedAt, created_at: createdAt, ...row }: Row): RedirectItem {
  return { ...row, usedAt, createdAt };
}
