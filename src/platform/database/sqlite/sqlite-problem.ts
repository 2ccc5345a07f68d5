import { StartupProblem } from "../../startup-problem.ts";
import { type DatabaseFailure, databaseFailureOf } from "../health/database-failure.ts";

/** The message for the operator when the embedded database cannot be used; other errors are returned unchanged. */
export function explainSqliteError(error: unknown, file: string): unknown {
  if (error instanceof StartupProblem) return error;
  const failure = databaseFailureOf(error);
  const problem = failure && EXPLANATIONS[failure];
  return problem ? new StartupProblem(problem(file, messageOf(error)), { cause: error }) : error;
}

/** `where` names the damaged parts, if they are known. */
export function damagedDatabase(file: string, where: string): StartupProblem {
  return new StartupProblem(
    `The database file ${file} is damaged (${where}). Nothing was changed. Restore a backup: move the file away and run ` +
      '"npm run database -- import BACKUP". Without one, "npm run database -- rescue FILE" saves the leads and other data ' +
      "that visitors sent, as far as it can be read; then move the file away and import FILE. The content is loaded again from its files.",
  );
}

const EXPLANATIONS: Partial<Record<DatabaseFailure, (file: string, message: string) => string>> = {
  damaged: (file, message) => damagedDatabase(file, message).message,
  full: (file) => `The disk of the database file ${file} is full; make room and try again.`,
  "read-only": (file) => `The database file ${file} is read-only; give this user the right to write to it.`,
  failing: (file, message) =>
    `The database file ${file} cannot be read or written (${message}); check its disk, and that this user may write to its folder.`,
  locked: (file) =>
    `Another program keeps the database file ${file} locked; try again when it is done, or stop it.`,
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
