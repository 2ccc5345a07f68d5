import { readFileSync } from "node:fs";
import { StartupProblem } from "../../platform/startup-problem.ts";

type Environment = Record<string, string | undefined>;

const FILE_ENDING = "_FILE";

/**
 * Reads `SECRET_KEY_FILE=/run/secrets/key` as `SECRET_KEY`, for every setting: containers and systemd hand over secrets
 * as files, which other processes cannot see. An empty value is unset.
 */
export function settingsFromFiles(environment: Environment, names: ReadonlySet<string>): Environment {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  for (const [key, file] of Object.entries(given)) {
    const name = key.slice(0, -FILE_ENDING.length);
    if (!key.endsWith(FILE_ENDING) || !names.has(name) || file === undefined) continue;
    if (given[name] !== undefined)
      throw new StartupProblem(`${name} and ${key} are both set. Unset one of the two.`);
    given[name] = readValue(key, file);
  }
  return given;
}

function readValue(key: string, file: string): string {
  try {
    // Editors end a file with a line break, which is not part of the secret.
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : "unknown";
    throw new StartupProblem(`The file of ${key} cannot be read (${reason}): ${file}.`, { cause: error });
  }
}
