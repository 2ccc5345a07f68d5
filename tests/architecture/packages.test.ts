import { expect, test } from "vitest";
import { z } from "zod";
import { readProjectFile } from "../support/project-files.ts";

/** Licences that a company may use in its own site without publishing its code. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unicode-DFS-2016",
]);

/** Packages with another licence, or without a declared one, each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  "@img/sharp": "libvips is LGPL-3.0-or-later: a shared library that is loaded unchanged and can be replaced",
  "png-js": "MIT by its file LICENSE; its package.json names none",
};

const Lock = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), dev: z.boolean().optional() })),
});

test("every package of the running site has an allowed licence", () => {
  const { packages } = Lock.parse(JSON.parse(readProjectFile("package-lock.json")));
  const wrong = Object.entries(packages)
    .map(([path, entry]) => ({ name: path.split("node_modules/").at(-1) ?? "", ...entry }))
    .filter(({ name, dev, license }) => name !== "" && !dev && !isAllowed(license) && !isException(name))
    .map(({ name, license }) => `${name}: ${license}`);
  expect(wrong).toEqual([]);
});

test("a licence that consists of several is allowed if all, or one of the offered ones, are allowed", () => {
  expect(["MIT", "(MIT OR GPL-3.0)", "MIT AND ISC"].every(isAllowed)).toBe(true);
  expect([undefined, "GPL-3.0", "MIT AND GPL-3.0"].some(isAllowed)).toBe(false);
});

test("the threat model names tests that exist", () => {
  const named = [
    ...readProjectFile("docs/security.md").matchAll(/\]\(\.\.\/((?:tests|src|scripts)\/[^)]+)\)/g),
  ];
  expect(named.length).toBeGreaterThan(15);
  for (const [, path = ""] of named) expect(() => readProjectFile(path), path).not.toThrow();
});

function isAllowed(license: string | undefined): boolean {
  const words = (license ?? "").replaceAll(/[()]/g, "");
  return words.split(" OR ").some((choice) => choice.split(" AND ").every((name) => ALLOWED.has(name)));
}

function isException(name: string): boolean {
  return Object.keys(EXCEPTIONS).some((start) => name.startsWith(start));
}
