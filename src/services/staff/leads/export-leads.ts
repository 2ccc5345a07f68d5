import type { Hono } from "hono";
import { exportStaffLeads } from "../../../contracts/staff/calls/lead-calls.ts";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../http/refusal.ts";
import { parseInput } from "../../http/refuse-input.ts";
import { leadsCsvHead, leadsCsvRows } from "../../leads/leads-csv.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import { identifyStaff, type StaffAccess } from "../access/identify-staff.ts";
import { exportLeads } from "./find-leads.ts";

/** The leads of the filters as a table that spreadsheets open safely. It is written while it is sent. */
export function serveLeadsExport(
  app: Hono,
  database: Pick<Database, "db" | "sealing">,
  access: StaffAccess,
): void {
  app.get(exportStaffLeads.path, async (context) => {
    const staff = await identifyStaff(access, context.req.raw, exportStaffLeads);
    if (staff instanceof Refusal) return staff.respond();
    const parsed = parseInput(exportStaffLeads.input, context.req.query());
    if (parsed instanceof Refusal) return parsed.respond();
    const { search, ...filters } = parsed.input;
    await writeAuditLine(database.db, staff, exportStaffLeads.name, {
      ...{ kind: "lead", after: { ...filters, hasSearch: Boolean(search) } },
    });
    const pages = exportLeads(database, parsed.input, staff.countries);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(leadsCsvHead())),
      async pull(controller) {
        const { value, done } = await pages.next();
        if (done) controller.close();
        else if (value.length > 0) controller.enqueue(encoder.encode(leadsCsvRows(value)));
        else controller.enqueue(new Uint8Array());
      },
      cancel: () => void pages.return(undefined),
    });
    return new Response(body, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="leads.csv"',
        "cache-control": "no-store",
      },
    });
  });
}
