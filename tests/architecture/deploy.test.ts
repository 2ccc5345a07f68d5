import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { SETTING_GROUPS } from "../../src/services/config/config.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";

const SETTINGS = new Set(Object.values(SETTING_GROUPS).flatMap((group) => Object.keys(group)));
const Environment = z.record(z.string(), z.unknown()).default({});
const Compose = z.object({ services: z.object({ site: z.object({ environment: Environment }) }) });

/** A name that the site would ignore is most likely a typing mistake. */
function unknownSettings(names: readonly string[]): string[] {
  return names.filter((name) => !SETTINGS.has(name.replace(/_FILE$/, "")));
}

test("examples for Compose and Kubernetes use settings that exist", () => {
  const { environment } = Compose.parse(parse(readProjectFile("deploy/compose.yaml"), { merge: true }))
    .services.site;
  expect(unknownSettings(Object.keys(environment))).toEqual([]);
  const documents = projectFiles("deploy/kubernetes/*.yaml").flatMap((file) =>
    parseAllDocuments(readProjectFile(file)).map((document) => {
      expect(document.errors, file).toEqual([]);
      return z.object({ kind: z.string(), data: Environment }).parse(document.toJS());
    }),
  );
  expect(documents.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["Deployment", "Service", "Secret"]),
  );
  const settings = documents
    .filter(({ kind }) => kind === "ConfigMap")
    .flatMap(({ data }) => Object.keys(data));
  expect(settings.length).toBeGreaterThan(0);
  expect(unknownSettings(settings)).toEqual([]);
});

test("the image may copy every file that the Dockerfile names", () => {
  const allowed = readProjectFile(".dockerignore")
    .split("\n")
    .flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));
  const copied = readProjectFile("deploy/Dockerfile")
    .split("\n")
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
    .flatMap((line) => line.split(" ").slice(1, -1));
  expect([...new Set(copied)].toSorted()).toEqual(allowed.toSorted());
});
