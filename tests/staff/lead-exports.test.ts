import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { buildRequest } from "../../src/contracts/build-request.ts";
import {
  exportStaffLeadSheet,
  exportStaffLeads,
  listStaffLeads,
} from "../../src/contracts/staff/calls/lead-calls.ts";
import { newBackends } from "../services/fixture-backends.ts";
import { leaveLead } from "../services/lead-of.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";

eachEngine("exports of leads", ({ newDatabase }) => {
  test("an Excel workbook has the rows of the CSV, typed, with headings in Arabic, and no cell is a formula", async () => {
    const database = await newDatabase();
    const backends = await newBackends({ database });
    const names = ["Asha Rao", "سارة العتيبي", "Nur Aisyah"];
    for (const [index, name] of names.entries())
      await leaveLead(backends, { name, phone: `98450 1234${index}`, about: "=A1 & <b> _x000D_" });
    const sales = await staffMember(backends, database, [{ role: "sales", countries: ["IN"] }]);
    await sales.ask(listStaffLeads, {});
    const { token: bearer } = sales;
    const origin = "http://atrium.test";
    const sent = await backends.app.fetch(
      buildRequest(exportStaffLeadSheet, { language: "ar", bearer }, origin),
    );
    expect(sent.headers.get("content-disposition")).toContain("leads.xlsx");
    const parts = unzipSync(new Uint8Array(await sent.arrayBuffer()));
    const textOf = (path: string) => new TextDecoder().decode(parts[path]);
    const sheet = textOf("xl/worksheets/sheet1.xml");

    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain("وصل في");
    expect(sheet).toContain("=A1 &amp; &lt;b&gt; _x005F_x000D_");
    expect(sheet).not.toContain("<f>");
    expect(sheet.match(/<row /g)).toHaveLength(1 + names.length);
    // The second column is the moment of the lead in India.
    const [row] = await database.db
      .selectFrom("leads")
      .select("created_at")
      .orderBy("created_at", "desc")
      .execute();
    const days = Number(/<c r="B2" s="2"><v>([\d.]+)<\/v>/.exec(sheet)?.[1]);
    const shown = Date.UTC(1899, 11, 30) + days * 24 * 60 * 60_000;
    expect(shown - Date.parse(row?.created_at ?? "")).toBeCloseTo(5.5 * 60 * 60_000, -2);

    const csv = await backends.app.fetch(buildRequest(exportStaffLeads, { bearer }, origin));
    const lines = (await csv.text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + names.length);
    expect(lines[1]).toContain(`"'=A1 & <b> _x000D_"`);
  });
});
