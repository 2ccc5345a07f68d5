import { isCountry } from "../../editions/countries.ts";
import { editionOf } from "../../editions/edition.ts";
import { type Country, regionsOf } from "../../editions/regions.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import type { Config } from "../../services/config/config.ts";
import type { Contact } from "../../services/identity/accounts.ts";
import { readContact } from "../../services/identity/passwords/read-contact.ts";
import { loadSample, removeSample } from "../../services/projects/sample/load-sample.ts";
import type { SampleMoment } from "../../services/projects/sample/sample-project.ts";
import {
  type ExitCode,
  type ReadCommand,
  readOptions,
  runCommand,
  type Say,
  withCustomers,
} from "./command-line.ts";

const USAGE = `Usage: npm run project -- <command>
  sample CONTACT [--country in|sg|my|sa] [--handed-over]
                  create a sample project for the customer who logs in with this phone number or e-mail address, now
                  or later; during the work, or with --handed-over after it. Repeat it to update its dates to today.
  remove CONTACT  remove the sample project
Works also while the site is running. DATABASE_URL or DATA_DIR names the database.`;

const OPTIONS = { country: { type: "string" }, "handed-over": { type: "boolean" } } as const;

export function runProjectCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  say: Say,
): Promise<ExitCode> {
  const readCommand: ReadCommand = (given) => {
    const read = readOptions(given, OPTIONS);
    const [command, typed, ...more] = read?.positionals ?? [];
    const country = read?.values.country ?? "in";
    if (!read || typed === undefined || more.length > 0 || !isCountry(country)) return undefined;
    const moment = read.values["handed-over"] ? "handed-over" : "working";
    if (command === "sample") return (config) => sample(config, { typed, country, moment }, say);
    return command === "remove" ? (config) => remove(config, typed, country, say) : undefined;
  };
  return runCommand(words, environment, { readCommand, usage: USAGE, say });
}

interface Wish {
  typed: string;
  country: Country;
  moment: SampleMoment;
}

async function sample(config: Config, { typed, country, moment }: Wish, say: Say): Promise<void> {
  const contact = contactOf(typed, country);
  await withCustomers({ ...config, beside: true }, (database) =>
    loadSample(database, config.contentDirectory, { contact, country, moment }),
  );
  say(
    `The customer who logs in with ${contact.target} finds a sample project at /${regionsOf(country)[0]}/profile/project.`,
  );
}

async function remove(config: Config, typed: string, country: Country, say: Say): Promise<void> {
  const contact = contactOf(typed, country);
  await withCustomers({ ...config, beside: true }, async (database) => {
    const wasThere = await removeSample(database, contact);
    say(
      wasThere
        ? `The sample project of ${contact.target} is removed.`
        : `${contact.target} has no sample project.`,
    );
  });
}

function contactOf(typed: string, country: Country): Contact {
  const [region = "in"] = regionsOf(country);
  const contact = readContact(typed, editionOf(region));
  if ("problem" in contact)
    throw new StartupProblem(`"${typed}" is neither an e-mail address nor a phone number of the country.`);
  return contact;
}

if (import.meta.main) {
  process.exitCode = await runProjectCommand(process.argv.slice(2), process.env, (sentence) =>
    console.log(sentence),
  );
}
