import type { Config } from "../../platform/config.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import { hostAddresses } from "../host-addresses.ts";
import { describeHosts } from "./backends/describe-hosts.ts";
import { type HostTrial, settingOf, tryHosts } from "./backends/try-hosts.ts";
import { type ExitCode, type ReadCommand, runCommand, type Say } from "./command-line.ts";

const USAGE = `Usage: npm run -s backends -- <command>
  check      tries the hosts that the settings name, and says what they lack; sends nothing and changes nothing
  describe   prints what every host has to answer, as it stands in docs/backends.md
The hosts are those of the …_URL settings. What each of them has to answer stands in docs/backends.md.`;

export function runBackendsCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  say: Say,
): Promise<ExitCode> {
  const readCommand: ReadCommand = ([command, ...more]) => {
    if (more.length > 0) return undefined;
    if (command === "describe") return async () => say(describeHosts());
    return command === "check" ? (config) => check(config, say) : undefined;
  };
  return runCommand(words, environment, { readCommand, usage: USAGE, say });
}

async function check(config: Config, say: Say): Promise<void> {
  const addresses = hostAddresses(config);
  const results = await tryHosts(addresses, config.hostTimeoutMs);
  if (results.size === 0) {
    say("No host is set: the site answers everything itself, and there is nothing to try.");
    return;
  }
  for (const [host, trials] of results) {
    say(`${settingOf(host)} ${addresses[host]}`);
    for (const trial of trials) say(inOneLine(trial));
  }
  const bad = [...results.values()].flat().filter(({ isWell }) => !isWell).length;
  if (bad > 0) throw new StartupProblem(`${bad} calls are not answered as agreed.`);
  say("Every call that was tried is answered as agreed.");
}

function inOneLine({ trial, isWell, says }: HostTrial): string {
  return `  ${isWell ? "ok  " : "BAD "} ${trial.row} ${trial.call.name}: ${says}`;
}

if (import.meta.main) {
  process.exitCode = await runBackendsCommand(process.argv.slice(2), process.env, (sentence) =>
    console.log(sentence),
  );
}
