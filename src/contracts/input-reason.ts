import type { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * The rule that a value breaks, as the end of a sentence that begins with "it". It replaces the messages of the
 * library, which are for programmers. A message from the schema itself has priority.
 */
export function inputReason(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${KINDS[issue.expected] ?? "of another kind"}`;
    case "invalid_value":
      return `must be ${listed(issue.values.map(String))}`;
    case "too_big":
      return `must ${amount(issue.origin, `at most ${issue.maximum}`)}`;
    case "too_small":
      return isNothing(issue)
        ? "must not be empty"
        : `must ${amount(issue.origin, `at least ${issue.minimum}`)}`;
    case "invalid_format":
      return FORMATS[issue.format] ?? "is not written as agreed";
    case "invalid_union":
      return (
        [...new Set(issue.errors.flatMap(([first]) => first?.message ?? []))].join(", or ") ||
        "is none of what is possible"
      );
    case "unrecognized_keys":
      return `must not hold ${listed(issue.keys)}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    default:
      return "is not as agreed";
  }
}

const KINDS: Partial<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

const FORMATS: Partial<Record<string, string>> = {
  date: "must be a date such as 2026-01-31",
  datetime: "must be a moment such as 2026-01-31T10:00:00Z",
  email: "must be an e-mail address",
  url: "must be an address that begins with https://",
  uuid: "must be a UUID",
};

const COUNTED: Partial<Record<string, string>> = { string: "characters", array: "entries", set: "entries" };

function amount(origin: string, limit: string): string {
  const counted = COUNTED[origin];
  return counted ? `have ${limit} ${counted}` : `be ${limit}`;
}

function isNothing({ origin, minimum }: { origin: string; minimum: number | bigint }): boolean {
  return origin in COUNTED && Number(minimum) === 1;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "disjunction" }).format(names);
}
