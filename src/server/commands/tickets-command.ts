import type { Database } from "../../platform/database/database.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import type { Config } from "../../services/config/config.ts";
import { answerTicket } from "../../services/tickets/answer-ticket.ts";
import { messagesOf } from "../../services/tickets/ticket-messages.ts";
import { findTicket, listWaiting, setStatus } from "../../services/tickets/ticket-store.ts";
import {
  type ExitCode,
  type ReadCommand,
  readOptions,
  runCommand,
  type Say,
  withCustomers,
} from "./command-line.ts";

const USAGE = `Usage: npm run -s tickets -- <command>
  list                             list tickets that wait for our answer, the oldest first
  show CODE                        print a ticket and all its messages
  answer CODE "text" [--name WHO]  answer a ticket; the customer gets a mail, and finds the answer in the account
  close CODE                       close a ticket; a new message of the customer opens it again
All commands also work while the site is running. DATABASE_URL or DATA_DIR names the database.`;

const OPTIONS = { name: { type: "string" } } as const;

export function runTicketsCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  say: Say,
): Promise<ExitCode> {
  const readCommand: ReadCommand = ([command, ...more]) => {
    const given = readOptions(more, OPTIONS);
    const [id, text, ...others] = given?.positionals ?? [];
    if (!given || others.length > 0) return undefined;
    const { name } = given.values;
    if (command === "answer" && id && text?.trim())
      return (config) => answer(config, { id, text: text.trim(), name: name ?? null }, say);
    if (text || name) return undefined;
    if (command === "list" && !id) return (config) => list(config, say);
    if (command === "show" && id) return (config) => show(config, id, say);
    return command === "close" && id ? (config) => close(config, id, say) : undefined;
  };
  return runCommand(words, environment, { readCommand, usage: USAGE, say });
}

function list(config: Config, say: Say): Promise<void> {
  return withCustomers({ ...config, readOnly: true }, async ({ db }) => {
    const tickets = await listWaiting(db);
    for (const { created_at, id, subject, description } of tickets)
      say(`${created_at}  ${id}  ${subject}  ${description.replaceAll(/\s+/g, " ").slice(0, 80)}`);
    say(`${tickets.length} tickets.`);
  });
}

function show(config: Config, id: string, say: Say): Promise<void> {
  return withCustomers({ ...config, readOnly: true }, async ({ db }) => {
    const ticket = await findTicket(db, id);
    if (!ticket) throw unknown(id);
    say(`${ticket.created_at}  ${id}  ${ticket.subject}  ${ticket.status}\n${ticket.description}`);
    for (const { created_at, author, name, text } of await messagesOf(db, [id]))
      say(`\n${created_at}  ${name ?? author}\n${text}`);
  });
}

function answer(
  config: Config,
  { id, text, name }: { id: string; text: string; name: string | null },
  say: Say,
): Promise<void> {
  return writeBeside(config, async ({ db }) => {
    const hasMail = config.mail !== undefined;
    if (!(await answerTicket(db, { ticketId: id, text, name }, { hasMail }))) throw unknown(id);
    say(`${id} is answered.`);
    if (!hasMail) say("SMTP_URL is not set here: the customer finds the answer only in the account.");
  });
}

function close(config: Config, id: string, say: Say): Promise<void> {
  return writeBeside(config, async ({ db }) => {
    if (!(await findTicket(db, id))) throw unknown(id);
    await db.transaction().execute((transaction) => setStatus(transaction, id, "closed"));
    say(`${id} is closed.`);
  });
}

function unknown(id: string): StartupProblem {
  return new StartupProblem(`There is no ticket ${id}.`);
}

function writeBeside(config: Config, write: (database: Database) => Promise<void>): Promise<void> {
  return withCustomers({ ...config, beside: true }, write);
}

if (import.meta.main) {
  process.exitCode = await runTicketsCommand(process.argv.slice(2), process.env, (sentence) =>
    console.log(sentence),
  );
}
