import { Hono } from "hono";
import { listSavedViews, removeView, saveView } from "../../contracts/staff/calls/lead-calls.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { StaffAccess } from "./access/identify-staff.ts";
import { staffCallServer } from "./access/serve-staff-call.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    staff_views: {
      id: string;
      member_id: string;
      screen: "leads" | "projects" | "tickets" | "visits" | "content";
      name: string;
      query: string;
      created_at: string;
    };
  }
}

/** Filters that a member has saved under a name. */
export function createStaffViewsApp(access: StaffAccess): Hono {
  const { db } = access;
  const app = new Hono();
  const serve = staffCallServer(app, access);

  serve(listSavedViews, async ({ screen }, staff) => ({
    views: await db
      .selectFrom("staff_views")
      .select(["id", "screen", "name", "query"])
      .where("member_id", "=", staff.id)
      .where("screen", "=", screen)
      .orderBy("name")
      .execute(),
  }));

  serve(saveView, async (view, staff) =>
    db
      .insertInto("staff_views")
      .values({ id: newId(), member_id: staff.id, ...view, created_at: new Date().toISOString() })
      .onConflict((conflict) =>
        conflict.columns(["member_id", "screen", "name"]).doUpdateSet({ query: view.query }),
      )
      .returning(["id", "screen", "name", "query"])
      .executeTakeFirstOrThrow(),
  );

  serve(removeView, async ({ id }, staff) => {
    await db.deleteFrom("staff_views").where("id", "=", id).where("member_id", "=", staff.id).execute();
    return { removed: true as const };
  });

  return app;
}
