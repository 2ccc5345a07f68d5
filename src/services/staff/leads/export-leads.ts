import { setImmediate } from "node:timers/promises";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import {
  exportStaffLeadSheet,
  exportStaffLeads,
  type LeadFilters,
} from "../../../contracts/staff/calls/lead-calls.ts";
import type { StaffCall } from "../../../contracts/staff/define-staff-call.ts";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../http/refusal.ts";
import { parseInput } from "../../http/refuse-input.ts";
import { leadsCsvHead, leadsCsvRows } from "../../leads/leads-csv.ts";
import type { ListedLead } from "../../leads/list-leads.ts";
import { writeAuditLine } from "../access/audit-log.ts";
import { identifyStaff, type StaffAccess } from "../access/identify-staff.ts";
import { exportLeads } from "./find-leads.ts";
import { writeLeadsSheet } from "./leads-sheet.ts";

type Pages = AsyncGenerator<ListedLead[]>;

interface Format<Input extends z.ZodType<LeadFilters>> {
  call: StaffCall<Input>;
  type: string;
  write: (pages: Pages, input: z.output<Input>) => AsyncGenerator<Uint8Array>;
}

/** The leads of the filters as a table that spreadsheets open safely. It is written while it is sent. */
export function serveLeadsExport(
  app: Hono,
  database: Pick<Database, "db" | "sealing">,
  access: StaffAccess,
): void {
  serve({ call: exportStaffLeads, type: "text/csv; charset=utf-8", write: writeCsv });
  serve({
    call: exportStaffLeadSheet,
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: (pages, { language }) => writeLeadsSheet(pages, language),
  });

  function serve<Input extends z.ZodType<LeadFilters>>({ call, type, write }: Format<Input>): void {
    app.get(call.path, async (context: Context) => {
      const staff = await identifyStaff(access, context.req.raw, call);
      if (staff instanceof Refusal) return staff.respond();
      const parsed = parseInput(call.input, context.req.query());
      if (parsed instanceof Refusal) return parsed.respond();
      const { search, ...filters } = parsed.input;
      await writeAuditLine(database.db, staff, call.name, {
        ...{ kind: "lead", after: { ...filters, hasSearch: Boolean(search) } },
      });
      const pages = exportLeads(database, parsed.input, staff.countries);
      return new Response(sentWhileWritten(write(pages, parsed.input)), {
        headers: {
          "content-type": type,
          "content-disposition": `attachment; filename="leads${/\.\w+$/.exec(call.path)?.[0]}"`,
          "cache-control": "no-store",
        },
      });
    });
  }
}

async function* writeCsv(pages: Pages): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(leadsCsvHead());
  for await (const page of pages) if (page.length > 0) yield encoder.encode(leadsCsvRows(page));
}

/** An error breaks off the download, so that half a file is not taken for a whole one. */
function sentWhileWritten(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      // SQLite answers in the same turn, and a fast reader never lets the writer wait: without a pause no other
      // request is answered until the end, and no memory is collected in steps.
      await setImmediate();
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void chunks.return(undefined),
  });
}
