import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Database } from "../platform/database/database.ts";
import { readSetting, writeSetting } from "../platform/database/settings.ts";
import { StartupProblem } from "../platform/startup-problem.ts";
import { openDatabase } from "../services/open-database.ts";

/**
 * A command reaches the site that holds the data folder through their shared database. A process id in a file could
 * belong to another process by now, or to one in another container.
 */
const ASKED = "content.reload-asked";
const ANSWERED = "content.reload-answered";
const LOOK_EVERY = 500;
const PATIENCE = 60_000;

export interface ReloadOutcome {
  ok: boolean;
  said: string;
}

const Answer = z.object({ question: z.string(), said: z.string(), ok: z.boolean() });
type Answer = z.output<typeof Answer>;

export function answerReloads(
  database: Pick<Database, "db" | "read">,
  reload: () => Promise<ReloadOutcome>,
): () => Promise<void> {
  const stopping = new AbortController();

  async function look(): Promise<void> {
    let answered = await ask();
    while (!stopping.signal.aborted) {
      await pause(LOOK_EVERY, undefined, { signal: stopping.signal }).catch(() => {});
      const asked = await ask();
      if (!asked || asked === answered || stopping.signal.aborted) continue;
      answered = asked;
      const answer: Answer = { question: asked, ...(await reload()) };
      await writeSetting(database.db, ANSWERED, JSON.stringify(answer)).catch(() => {});
    }
  }

  async function ask(): Promise<string | undefined> {
    const statement = { sql: "select value from settings where key = ?", parameters: [ASKED] };
    const rows = await database.read<{ value: string }>(statement).catch(() => []);
    return rows[0]?.value;
  }

  const looking = look();
  return () => {
    stopping.abort();
    return looking;
  };
}

export async function requestReload(dataDirectory: string, patienceMs = PATIENCE): Promise<string> {
  const database = await openDatabase({ dataDirectory, beside: true });
  try {
    const question = randomUUID();
    await writeSetting(database.db, ASKED, question);
    const answer = await waitForAnswer(database, question, patienceMs);
    if (!answer)
      throw new StartupProblem(
        `The data folder ${dataDirectory} is locked by a process that does not answer. If that process is another command, wait until it ends; otherwise stop it and try again.`,
      );
    if (!answer.ok) throw new StartupProblem(answer.said);
    return answer.said;
  } finally {
    await database.close();
  }
}

async function waitForAnswer(
  { db }: Pick<Database, "db">,
  question: string,
  patienceMs: number,
): Promise<Answer | undefined> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const stored = await readSetting(db, ANSWERED);
    const answer = stored && Answer.parse(JSON.parse(stored));
    if (answer && answer.question === question) return answer;
    await pause(LOOK_EVERY);
  }
  return undefined;
}
