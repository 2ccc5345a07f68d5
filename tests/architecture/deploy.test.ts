import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { loadConfig, SETTING_GROUPS } from "../../src/services/config/config.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";

const SETTINGS = new Set(Object.values(SETTING_GROUPS).flatMap((group) => Object.keys(group)));
const Environment = z.record(z.string(), z.unknown()).default({});
const Secrets = z.array(z.string()).default([]);
const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      environment: Environment,
      secrets: Secrets,
      depends_on: z.record(z.string(), z.unknown()).default({}),
      volumes: z.array(z.string()).default([]),
      command: z.array(z.string()).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()).default({}),
  secrets: z.record(z.string(), z.object({ file: z.string() })).default({}),
});
const Container = z.object({ env: z.array(z.object({ name: z.string() })).default([]) });
const Manifest = z.object({
  kind: z.string(),
  data: Environment,
  stringData: Environment,
  spec: z
    .object({ template: z.object({ spec: z.object({ containers: z.array(Container) }) }).optional() })
    .optional(),
});

/** A name that the site would ignore is most likely a typing mistake. */
function unknownSettings(names: readonly string[]): string[] {
  return names.filter((name) => !SETTINGS.has(name.replace(/_FILE$/, "")));
}

function readCompose(file: string) {
  return Compose.parse(parse(readProjectFile(file), { merge: true }));
}

test("examples for Kubernetes and systemd use settings that exist", () => {
  const manifests = projectFiles("deploy/kubernetes/*.yaml").flatMap((file) =>
    parseAllDocuments(readProjectFile(file)).map((document) => {
      expect(document.errors, file).toEqual([]);
      return Manifest.parse(document.toJS());
    }),
  );
  expect(manifests.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["Deployment", "Service", "Secret"]),
  );
  const settings = manifests
    .filter(({ kind }) => kind === "ConfigMap")
    .flatMap(({ data }) => Object.entries(data));
  expect(settings.length).toBeGreaterThan(0);
  const containers = manifests.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
  const names = [
    ...settings.map(([name]) => name),
    ...containers.flatMap(({ env }) => env.map(({ name }) => name)),
  ];
  expect(names).toContain("PROCESS_ROLE");
  expect(unknownSettings(names)).toEqual([]);
  const secrets = new Set(manifests.flatMap(({ stringData }) => Object.keys(stringData)));
  const files = settings.filter(([name]) => name.endsWith("_FILE")).map(([, file]) => String(file));
  expect(files.filter((file) => !secrets.has(file.split("/").at(-1) ?? ""))).toEqual([]);

  const unit = [...readProjectFile("deploy/systemd/atrium.service").matchAll(/^Environment=(\w+)=/gm)];
  expect(unit.length).toBeGreaterThan(0);
  expect(unknownSettings(unit.map(([, name = ""]) => name))).toEqual([]);
});

test("the examples for Compose name only settings, secrets, services and volumes that exist", () => {
  const base = readCompose("deploy/compose.yaml");
  const store = readCompose("deploy/compose.object-store.yaml");
  for (const files of [[base], [base, store]]) {
    const services = files.flatMap((file) => Object.entries(file.services));
    const site = services.filter(([name]) => name === "site").map(([, service]) => service);
    const environment = Object.assign({}, ...site.map((part) => part.environment));
    expect(unknownSettings(Object.keys(environment))).toEqual([]);

    const secretFiles = Object.entries(environment).filter(([name]) => name.endsWith("_FILE"));
    const readable = new Set(site.flatMap(({ secrets }) => secrets).map((name) => `/run/secrets/${name}`));
    expect(secretFiles.filter(([, file]) => !readable.has(String(file)))).toEqual([]);

    const defined = new Set(files.flatMap(({ secrets }) => Object.keys(secrets)));
    const used = new Set(services.flatMap(([, { secrets }]) => secrets));
    expect(used).toEqual(defined);

    const names = new Set(services.map(([name]) => name));
    const awaited = services.flatMap(([, { depends_on }]) => Object.keys(depends_on));
    expect(awaited.filter((name) => !names.has(name))).toEqual([]);

    const volumes = new Set(files.flatMap((file) => Object.keys(file.volumes)));
    const mounted = services
      .flatMap(([, service]) => service.volumes.map((volume) => volume.split(":")[0] ?? ""))
      .filter((name) => !name.startsWith("."));
    expect(new Set(mounted)).toEqual(volumes);
    for (const [name, { image }] of services)
      expect(name === "site" || /:[\w.-]*\d/.test(image ?? ""), `${name}: ${image}`).toBe(true);
  }
});

test("the example with an object store connects the site to the bucket that it makes", () => {
  const { services } = readCompose("deploy/compose.object-store.yaml");
  const settings = services.site?.environment ?? {};
  const { hostname } = new URL(String(settings.OBJECT_STORE_URL));
  expect(Object.keys(services)).toContain(hostname);
  expect(services["object-store-bucket"]?.command.at(-1)).toBe(`/objects/${settings.OBJECT_STORE_BUCKET}`);
  const config = loadConfig({
    ...Object.fromEntries(Object.entries(settings).filter(([name]) => !name.endsWith("_FILE"))),
    OBJECT_STORE_ACCESS_KEY_ID: "key",
    OBJECT_STORE_SECRET_ACCESS_KEY: "secret",
  } as Record<string, string>);
  expect(config.objectStore).toMatchObject({ url: settings.OBJECT_STORE_URL, region: "us-east-1" });
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
