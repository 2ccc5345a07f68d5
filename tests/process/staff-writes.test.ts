import { expect, test } from "vitest";
import { addLeadNote, getStaffLead, listStaffLeads } from "../../src/contracts/staff/calls/lead-calls.ts";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import { createStaffProject, listStaffProjects } from "../../src/contracts/staff/calls/project-calls.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { freePort } from "../support/free-port.ts";
import { siteProcesses } from "../support/site-process.ts";
import { staffMember } from "../support/staff.ts";

const { start } = siteProcesses();

/** The process is killed after so many answers, while others are still being written. */
const ANSWERS_BEFORE_KILL = 25;

test("what the staff wrote before kill -9 is there once with its audit line, and what is sent again is not written twice", async () => {
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`;
  const site = await start({ PORT, PUBLIC_URL });
  await site.ready();
  const sent = await fetch(`${PUBLIC_URL}/bumblebee/v1/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ name: "Asha Rao", phone: "9845030001", iso_code: "IN", referral_page: "/in/design-ideas" },
      submission_id: "killed-1",
    }),
  });
  expect(sent.status).toBe(200);
  const database = await openDatabase({ dataDirectory: site.dataDirectory, beside: true });
  const app = {
    fetch: (request: Request) =>
      fetch(new Request(request.url.replace("http://atrium.test", PUBLIC_URL), request)),
  };
  const admin = await staffMember({ app }, database, [{ role: "admin", countries: "all" }]);
  await database.close();
  const id = (await admin.ask(listStaffLeads, {})).value.leads[0]?.id ?? "";

  const writes = Array.from({ length: 60 }, (_, index) =>
    index % 3 === 0
      ? () =>
          admin.ask(createStaffProject, {
            ...{ key: `project-${index}`, country: "IN", email: `home-${index}@example.com`, total: 900_000 },
            ...{ name: { en: `Home ${index}` }, startOn: "2026-01-05" },
          })
      : () => admin.ask(addLeadNote, { id, key: `note-${index}`, text: `Note ${index}.` }),
  );
  let answered = 0;
  const outcomes = await Promise.all(
    writes.map((write) =>
      write().then(
        ({ status }) => {
          answered += 1;
          if (answered === ANSWERS_BEFORE_KILL) site.child.kill("SIGKILL");
          return status;
        },
        () => "cut off",
      ),
    ),
  );
  expect((await site.ended()).signal).toBe("SIGKILL");
  const acknowledged = outcomes.flatMap((outcome, index) => (outcome === 200 ? [index] : []));
  expect(acknowledged.length).toBeGreaterThanOrEqual(ANSWERS_BEFORE_KILL);

  const again = await start({ PORT, PUBLIC_URL, DATA_DIR: site.dataDirectory });
  await again.ready();
  const stored = async () => {
    const { notes } = (await admin.ask(getStaffLead, { id })).value;
    const { projects } = (await admin.ask(listStaffProjects, { size: 200 })).value;
    return [...notes.map(({ text }) => text), ...projects.map(({ name }) => `${name?.en}.`)];
  };
  const name = (index: number) => (index % 3 === 0 ? `Home ${index}.` : `Note ${index}.`);
  expect(await stored()).toEqual(expect.arrayContaining(acknowledged.map(name)));

  for (const write of writes) expect((await write()).status).toBe(200);
  expect((await stored()).toSorted()).toEqual(writes.map((_, index) => name(index)).toSorted());
  const { lines } = (await admin.ask(listAuditLines, { action: "addLeadNote" })).value;
  expect(lines).toHaveLength(writes.length - writes.length / 3);
});
