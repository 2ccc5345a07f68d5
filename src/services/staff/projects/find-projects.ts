import type { SelectQueryBuilder } from "kysely";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { z } from "zod";
import { plannedHandover } from "../../../contracts/customer/project/approved-changes.ts";
import type { CallAnswer } from "../../../contracts/define-call.ts";
import type { listStaffProjects } from "../../../contracts/staff/calls/project-calls.ts";
import type { ProjectItem } from "../../../contracts/staff/calls/project-schemas.ts";
import { STAFF_COUNTRIES, type StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { countryOf } from "../../../editions/countries.ts";
import { todayIn } from "../../../editions/country-time.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { listedFacts, type ProjectPartRow, type ProjectRow } from "../../projects/project-store.ts";
import { readHead, readParts } from "./stored-project.ts";

type Db = Database["db"];
type Asked = z.output<typeof listStaffProjects.input>;
type ProjectQuery<Row> = SelectQueryBuilder<Schema, "projects", Row>;

/** Counting further would cost more than it tells. */
const COUNTED_UNTIL = 1001;
const SEPARATOR = "~";
const ROWS_AT_ONCE = 500;

/** Rows from before the staff application get the facts by which they are listed; usually there are none. */
export async function indexOldProjects(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom("projects")
      .select(["id", "head"])
      .where("code", "is", null)
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    await db.transaction().execute(async (transaction) => {
      for (const row of rows)
        await transaction
          .updateTable("projects")
          .set(listedFacts(row))
          .where("id", "=", row.id)
          .where("code", "is", null)
          .execute();
    });
  }
}

/** Each page begins after the last project of the page before, so that a late page costs as much as the first. */
export async function findProjects(
  db: Db,
  { after, size, ...filters }: Asked,
  countries: readonly StaffCountry[],
): Promise<CallAnswer<typeof listStaffProjects>> {
  const narrow = narrowedBy(filters, countries);
  let query = narrow(db.selectFrom("projects").selectAll());
  if (after) {
    const [at = "", id = ""] = after.split(SEPARATOR);
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("projects.created_at", "projects.id"), "<", tuple(at, id)),
    );
  }
  const rows = await query
    .orderBy("projects.created_at", "desc")
    .orderBy("projects.id", "desc")
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const { count } = await db
    .selectFrom(narrow(db.selectFrom("projects").select("projects.id")).limit(COUNTED_UNTIL).as("found"))
    .select((row) => row.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return {
    projects: await describeProjects(db, shown),
    next: last ? last.created_at + SEPARATOR + last.id : null,
    total: Number(count),
  };
}

function narrowedBy(
  { country, kind, state, late, search }: Omit<Asked, "after" | "size">,
  countries: readonly StaffCountry[],
) {
  return <Row>(given: ProjectQuery<Row>): ProjectQuery<Row> => {
    let query = given;
    const seen = country ? countries.filter((one) => one === country) : countries;
    if (seen.length < STAFF_COUNTRIES.length) query = query.where("projects.country", "in", seen);
    if (kind) query = query.where("projects.kind", "=", kind);
    if (late || state === "in-progress") query = query.where("projects.handed_over_on", "is", null);
    if (late) query = query.where("projects.late_from", "<", todayIn(countryOf(country, "in")));
    if (state === "handed-over") query = query.where("projects.handed_over_on", "is not", null);
    return search ? whoseContact(query, search) : query;
  };
}

const CODE = /^P-[0-9A-Z]{1,12}$/;

/** Contacts are encrypted, so a number or an address is compared as a whole. */
function whoseContact<Row>(query: ProjectQuery<Row>, search: string): ProjectQuery<Row> {
  const code = search.toUpperCase();
  if (CODE.test(code)) return query.where("projects.code", "=", code);
  if (search.includes("@")) return query.where("projects.email", "=", search.toLowerCase());
  const numbers = STAFF_COUNTRIES.map(
    (country) => parsePhoneNumberFromString(search, country)?.number,
  ).filter((number) => number !== undefined);
  return query.where("projects.phone", "in", numbers.length > 0 ? [...new Set(numbers)] : [""]);
}

/** The rows of the list with what their parts say: one more query for all of them. */
async function describeProjects(db: Db, rows: readonly ProjectRow[]): Promise<ProjectItem[]> {
  if (rows.length === 0) return [];
  const parts = await db
    .selectFrom("project_parts")
    .selectAll()
    .where("kind", "in", ["stages", "decisions"])
    .where(
      "project_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("position")
    .execute();
  const byProject = Map.groupBy(parts, ({ project_id }) => project_id);
  return rows.map((row) => describeItem(row, byProject.get(row.id) ?? []));
}

export function describeItem(row: ProjectRow, rows: readonly ProjectPartRow[]): ProjectItem {
  const head = readHead(row.head);
  const { stages = [], decisions = [] } = readParts(rows);
  const today = todayIn(countryOf(row.country, "in"));
  return {
    id: row.id,
    code: row.code ?? listedFacts(row).code ?? "",
    name: head.name,
    country: STAFF_COUNTRIES.find((country) => country === row.country) ?? "IN",
    kind: row.kind,
    isSample: row.is_sample === 1,
    isClaimed: row.customer_id !== null,
    stage: stages.find(({ doneOn }) => doneOn === undefined)?.stage ?? null,
    openDecisions: decisions.filter(({ decidedOn }) => decidedOn === undefined).length,
    expectedOn: plannedHandover(head, decisions) ?? null,
    handedOverOn: row.handed_over_on,
    isLate: row.handed_over_on === null && row.late_from !== null && row.late_from < today,
    createdAt: row.created_at,
    version: row.version ?? 0,
  };
}
