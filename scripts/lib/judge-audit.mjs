import { ACCEPTED_ADVISORIES } from "./accepted-advisories.mjs";

/**
 * Reads the report of `npm audit --json`.
 * @param {string} report
 * @param {Record<string, string>} [accepted] the reason, by the address of an advisory
 * @returns {{ passes: boolean, sentences: string[] }}
 */
export function judgeAudit(report, accepted = ACCEPTED_ADVISORIES) {
  const vulnerabilities = vulnerabilitiesIn(report);
  if (!vulnerabilities)
    return { passes: true, sentences: ["The registry has not answered, so the packages are not audited."] };
  // An entry of a package that only contains a vulnerable one names that package instead of an advisory.
  const advisories = Object.values(vulnerabilities).flatMap(({ via = [] }) =>
    via.filter((entry) => typeof entry !== "string"),
  );
  const byAddress = new Map(advisories.map((advisory) => [advisory.url, advisory]));
  const open = [...byAddress.values()].filter(({ url }) => !accepted[url]);
  const unused = Object.keys(accepted).filter((url) => !byAddress.has(url));
  return {
    passes: open.length === 0 && unused.length === 0,
    sentences: [
      ...open.map(({ name, severity, title, url }) => `${name}: ${title} (${severity}), ${url}`),
      ...unused.map((url) => `${url} no longer applies; remove it from scripts/lib/accepted-advisories.mjs.`),
      `${byAddress.size} advisories, ${byAddress.size - open.length} of them accepted.`,
    ],
  };
}

/** Undefined if the text is not a report, because the registry did not answer. */
function vulnerabilitiesIn(report) {
  try {
    return JSON.parse(report).vulnerabilities;
  } catch {
    return undefined;
  }
}
