import { createHash } from "node:crypto";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ALL_CALLS as SITE_CALLS } from "../../src/contracts/calls/all-calls.ts";
import { type Call, defineCall } from "../../src/contracts/define-call.ts";
import { ALL_STAFF_CALLS } from "../../src/contracts/staff/all-staff-calls.ts";
import { describeCall } from "../../src/services/api-docs/call-documentation.ts";
import { PROJECT_ROOT, projectFiles } from "../support/project-files.ts";
import { newBackends } from "./fixture-backends.ts";

const ALL_CALLS: readonly Call[] = [...SITE_CALLS, ...ALL_STAFF_CALLS];

const isCall = (value: unknown): value is Call =>
  typeof value === "object" &&
  value !== null &&
  ["host", "method", "input", "answer"].every((key) => key in value);

describe("the registry of calls", () => {
  test("contains every call that is defined", async () => {
    const folders = ["src/contracts/calls/**/*.ts", "src/contracts/staff/calls/**/*.ts"];
    const files = projectFiles(...folders).filter((file) => !file.endsWith(".test.ts"));
    const modules = await Promise.all(
      files.map(async (file): Promise<object> => import(join(PROJECT_ROOT, file))),
    );
    const defined = modules.flatMap((module) => Object.values(module)).filter(isCall);
    expect(defined.length).toBeGreaterThan(10);
    expect(defined.filter((call) => !ALL_CALLS.includes(call)).map(({ name }) => name)).toEqual([]);
  });

  test("has unique names and unique addresses", () => {
    const names = ALL_CALLS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const addresses = ALL_CALLS.filter(({ document }) => !document).map(
      ({ method, host, path }) => `${method} ${host} ${path.replaceAll(/:\w+/g, ":")}`,
    );
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  test("describes every call, with examples that the call accepts", () => {
    const plain = ALL_CALLS.filter(({ document }) => !document);
    expect(plain.filter(({ summary }) => !summary).map(({ name }) => name)).toEqual([]);
    for (const { name, example, input } of ALL_CALLS)
      if (example !== undefined)
        expect([name, input.safeParse(example).error?.message]).toEqual([name, undefined]);
  });
});

describe("the documentation", () => {
  test("is valid OpenAPI and contains every plain call", async () => {
    const { app } = await newBackends();
    const response = await app.request("/api/docs/openapi.json");
    expect(response.headers.get("content-type")).toBe("application/json");
    const document = await response.json();
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
    const operations = Object.values<object>(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      ALL_CALLS.filter((call) => !call.document)
        .map(({ name }) => name)
        .sort(),
    );
    expect(document.paths["/api/web-backend/v2/looks/{slug}/similar"].get).toMatchObject({
      tags: ["web-backend"],
      parameters: [
        { name: "slug", in: "path", required: true },
        { name: "countryIsoCode", in: "query", required: false },
        { name: "count", in: "query", schema: { type: "integer", minimum: 1, maximum: 24 } },
      ],
      responses: { 200: {}, 400: {}, 404: { description: "There is no such look in this country." } },
    });
  });

  test("is a page that needs no script and allows only its own style", async () => {
    const { app } = await newBackends({ publicUrl: "https://homes.example", brandName: "A & B" });
    const response = await app.request("/api/docs");
    expect(response.status).toBe(200);
    const page = await response.text();
    const [, styles = ""] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
    const hash = createHash("sha256").update(styles).digest("base64");
    expect(response.headers.get("content-security-policy")).toBe(
      `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-${hash}'`,
    );
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/);
    expect(page).toContain("A &amp; B");
    for (const call of ALL_CALLS)
      expect(page).toContain(call.document ? call.name : `<article id="${call.name}">`);
    expect(page).toContain("curl &#39;https://homes.example/api/web-backend/v2/looks/modern-look/similar?");
  });

  test("answers GET and HEAD only", async () => {
    const { app } = await newBackends();
    for (const path of ["/api/docs", "/api/docs/openapi.json"]) {
      expect((await app.request(path, { method: "POST" })).status).toBe(405);
      expect((await app.request(path, { method: "HEAD" })).status).toBe(200);
    }
  });
});

test("a call with a token, a header and a body is described with all its parts", () => {
  const call = defineCall({
    name: "sendNote",
    summary: "Sends a note",
    host: "launchpad",
    method: "POST",
    path: "/notes/:room",
    input: z.object({
      bearer: z.string(),
      room: z.string(),
      visitor: z.string().optional(),
      text: z.string().max(10).describe("What it says"),
      copies: z.number().default(1),
    }),
    headers: { visitor: "x-visitor" },
    example: { bearer: "t", room: "a b", text: "it's", copies: 2 },
    answer: z.object({ id: z.string() }),
    failures: { 404: "No room.", 500: undefined },
  });
  const described = describeCall(call);
  expect(described).toMatchObject({
    path: "/api/launchpad/notes/{room}",
    needsToken: true,
    parameters: [
      { name: "room", location: "path", isRequired: true },
      { name: "x-visitor", location: "header", isRequired: false },
      { name: "text", location: "body", isRequired: true },
      { name: "copies", location: "body", isRequired: false },
    ],
    example: { path: "/api/launchpad/notes/a%20b", body: JSON.stringify({ text: "it's", copies: 2 }) },
  });
  expect(described.failures.map(([status]) => status)).toEqual([400, 404, 405, 413]);
});
