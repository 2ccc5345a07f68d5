import { z } from "zod";
import {
  STAFF_COUNTRIES,
  STAFF_ROLES,
  type StaffCountry,
  type StaffGrant,
} from "../../contracts/staff/staff-roles.ts";
import type { Database } from "../../platform/database/database.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import type { Config } from "../../services/config/config.ts";
import { writeAuditLine } from "../../services/staff/access/audit-log.ts";
import { findMemberByEmail, grantsOf, inviteMember } from "../../services/staff/access/members.ts";
import { endStaffSessionsOf } from "../../services/staff/access/staff-sessions.ts";
import { revokeTokensOf } from "../../services/staff/access/staff-tokens.ts";
import { invitationLink } from "../../services/staff/staff-members-app.ts";
import {
  type ExitCode,
  type ReadCommand,
  readOptions,
  runCommand,
  type Say,
  withCustomers,
} from "./command-line.ts";

const USAGE = `Usage: npm run -s staff -- <command>
  list                                       list the members of the staff
  invite E-MAIL --role ROLE [--country IN]   invite a person, or invite a member again who has lost the authenticator
         [--name NAME]                       --role and --country may be given several times; all countries without one
  block E-MAIL                               end all sessions and tokens of a member, and refuse new ones
Roles: ${STAFF_ROLES.join(", ")}. The invitation is a link for one person, valid for two days.
All commands also work while the site is running. DATABASE_URL or DATA_DIR names the database.`;

const OPTIONS = {
  role: { type: "string", multiple: true },
  country: { type: "string", multiple: true },
  name: { type: "string" },
} as const;

/** Lines of the audit log that were not written by a member. */
const OPERATOR = { id: "operator", name: "Operator (command line)" };

export function runStaffCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  say: Say,
): Promise<ExitCode> {
  const readCommand: ReadCommand = ([command, ...more]) => {
    const given = readOptions(more, OPTIONS);
    const [typed, ...others] = given?.positionals ?? [];
    if (!given || others.length > 0) return undefined;
    const { role = [], country = [], name } = given.values;
    if (command === "invite" && typed && role.length > 0) {
      const grants = grantsIn(role, country);
      return (
        grants && ((config) => invite(config, { email: addressIn(typed), name: name ?? typed, grants }, say))
      );
    }
    if (role.length > 0 || country.length > 0 || name) return undefined;
    if (command === "list" && !typed) return (config) => list(config, say);
    return command === "block" && typed ? (config) => block(config, addressIn(typed), say) : undefined;
  };
  return runCommand(words, environment, { readCommand, usage: USAGE, say });
}

function grantsIn(roles: readonly string[], countries: readonly string[]): StaffGrant[] | undefined {
  const known = STAFF_ROLES.filter((role) => roles.includes(role));
  const named: StaffCountry[] = STAFF_COUNTRIES.filter((code) =>
    countries.some((country) => country.toUpperCase() === code),
  );
  if (known.length !== roles.length || named.length !== countries.length) return undefined;
  return known.map((role) => ({ role, countries: named.length > 0 ? named : "all" }));
}

function addressIn(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!z.email().safeParse(email).success) throw new StartupProblem(`"${typed}" is not an e-mail address.`);
  return email;
}

function list(config: Config, say: Say): Promise<void> {
  return withCustomers({ ...config, readOnly: true }, async ({ db }) => {
    const members = await db.selectFrom("staff_members").selectAll().orderBy("email").execute();
    for (const member of members)
      say(`${member.state}  ${member.email}  ${grantsOf(member).map(inWords).join(", ")}`);
    say(`${members.length} members.`);
  });
}

function inWords({ role, countries }: StaffGrant): string {
  return countries === "all" ? role : `${role} (${countries.join(", ")})`;
}

function invite(
  config: Config,
  member: { email: string; name: string; grants: StaffGrant[] },
  say: Say,
): Promise<void> {
  return writeBeside(config, async ({ db }) => {
    const token = await db.transaction().execute(async (transaction) => {
      const invited = await inviteMember(transaction, member);
      await writeAuditLine(transaction, OPERATOR, "inviteStaffMember", {
        ...{ kind: "member", recordId: invited.id, after: { grants: JSON.stringify(member.grants) } },
      });
      return invited.token;
    });
    say(`${member.email} is invited: ${member.grants.map(inWords).join(", ")}.`);
    say("Hand this link over yourself. It works once, within two days, for a login with this address:");
    say(invitationLink(config.publicUrl, token));
  });
}

function block(config: Config, email: string, say: Say): Promise<void> {
  return writeBeside(config, async ({ db }) => {
    const member = await findMemberByEmail(db, email);
    if (!member) throw new StartupProblem(`There is no member ${email}.`);
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("staff_members")
        .set({ state: "blocked", version: member.version + 1, updated_at: new Date().toISOString() })
        .where("id", "=", member.id)
        .execute();
      await endStaffSessionsOf(transaction, member.id);
      await revokeTokensOf(transaction, member.id);
      await writeAuditLine(transaction, OPERATOR, "changeStaffMember", {
        ...{ kind: "member", recordId: member.id, after: { state: "blocked" } },
      });
    });
    say(`${email} is blocked.`);
  });
}

function writeBeside(config: Config, write: (database: Database) => Promise<void>): Promise<void> {
  return withCustomers({ ...config, beside: true }, write);
}

if (import.meta.main) {
  process.exitCode = await runStaffCommand(process.argv.slice(2), process.env, (sentence) =>
    console.log(sentence),
  );
}
