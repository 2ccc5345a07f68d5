import { expect, test, vi } from "vitest";
import { newBackends, newSqliteDatabase, SILENT } from "./fixture-backends.ts";
import { graphqlBackends, queryRunner } from "./graphql-fixtures.ts";

const PATH = "/api/graphql";
const CATEGORIES = "{ designIdeasCategories { totalElements } }";

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}

test("a query may be sent by GET, with its variables in the address, and HEAD has the same headers", async () => {
  const { app } = await graphqlBackends();
  const parameters = new URLSearchParams({
    query: "query sku($code: String!) { skuDetailsFromShazam(skuCode: $code) { name } }",
    variables: '{"code":"SKU-1"}',
    operationName: "sku",
  });
  const response = await app.request(`${PATH}?${parameters}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ data: { skuDetailsFromShazam: { name: "Brass tap" } } });
  const head = await app.request(`${PATH}?${parameters}`, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
});

test.each(["PUT", "DELETE", "PATCH"])("%s answers 405 with the allowed methods", async (method) => {
  const { app } = await newBackends();
  const response = await app.request(PATH, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, POST");
});

test.each([
  ["no JSON", post("{"), 400, "The body is not JSON."],
  ["several operations in one request", post([{ query: CATEGORIES }]), 400, "Send one operation at a time."],
  [
    "a form",
    post("query={__typename}", { "content-type": "application/x-www-form-urlencoded" }),
    415,
    "JSON",
  ],
  ["plain text", post(CATEGORIES, { "content-type": "text/plain" }), 415, "JSON"],
  ["GraphQL itself", post(CATEGORIES, { "content-type": "application/graphql" }), 415, "JSON"],
  ["variables that are a list", post({ query: CATEGORIES, variables: [] }), 400, "variables"],
  ["a body that is larger than 64 KB", post({ query: `#${"x".repeat(70_000)}` }), 413, "large"],
])("%s is refused", async (_, init, status, message) => {
  const { app } = await newBackends();
  const response = await app.request(PATH, init);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining(message) }] });
});

test.each(["variables={", "variables=[]", "extensions=x", "variables={}", ""])(
  "a GET with ?%s and without a valid query answers 400",
  async (parameters) => {
    const { app } = await newBackends();
    const response = await app.request(`${PATH}?${parameters}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_REQUEST" } }] });
  },
);

test("the size limit also applies to a chunked body without a length", async () => {
  const { app } = await newBackends();
  const piece = new TextEncoder().encode("x".repeat(10_000));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += piece.length;
      controller.enqueue(piece);
    },
  });
  const init = { ...post(""), body, duplex: "half" };
  const response = await app.request(new Request(`http://localhost${PATH}`, init));
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(500_000);
});

const deep = `{ designIdeasCategories { categories { images ${"{ a ".repeat(12)}${"}".repeat(12)} } } }`;
const aliases = Array.from({ length: 20 }, (_, n) => `a${n}: designIdeasCategories { totalElements }`);
const photos = "photo { url width height dominant } thumbnail { url width height dominant }";
const photo = `smartPhoto_details(smartPhotoSlug: "a") { viewImages { products { variations { ${photos} } } } }`;
const costly = Array.from({ length: 10 }, (_, n) => `a${n}: ${photo}`);
const long = `{ ${"__typename ".repeat(1100)} }`;

test.each([
  ["too deep", deep, "too deep"],
  ["full of aliases", `{ ${aliases.join(" ")} }`, "too many aliases"],
  ["too costly", `{ ${costly.join(" ")} }`, "too much data"],
  ["too long", long, "Token limit"],
  ["a fragment of itself", "{ ...a } fragment a on Query { ...a }", "Cannot spread"],
])("a query that is %s is refused before it runs", async (_, query, message) => {
  const { app } = await newBackends();
  const response = await app.request(PATH, post({ query }, { accept: "application/graphql-response+json" }));
  expect(response.status).toBe(400);
  const { errors, data } = await response.json();
  expect(errors.map(({ message }: { message: string }) => message).join(" ")).toContain(message);
  expect(data).toBeUndefined();
});

test("a variable of the wrong type is bad input", async () => {
  const { app } = await newBackends();
  const query =
    'query a($start: Int) { offerings_details(filters: "", start: $start, offeringType: "finishes") { start } }';
  const { errors } = await queryRunner(app)(query, { start: "first" });
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  expect(errors?.[0]?.message).toContain("$start");
});

test("the schema is hidden in production: no introspection, and no suggestions for names", async () => {
  const ask = queryRunner((await newBackends()).app);
  for (const query of [
    "{ __schema { queryType { name } } }",
    '{ __type(name: "Query") { fields { name } } }',
    '{ __type(name: "DesignIdea") { ...f } } fragment f on __Type { name fields { name } }',
  ]) {
    const { data, errors } = await ask(query);
    expect(data).toBeUndefined();
    expect(new Set(errors?.map(({ message }) => message))).toEqual(
      new Set(["The schema is not open to the public."]),
    );
  }
  const { errors } = await ask("{ designIdeasCategorie { totalElements } }");
  expect(errors).toHaveLength(1);
  expect(JSON.stringify(errors)).not.toContain("Did you mean");
});

test("in development the schema is public, and a browser gets GraphiQL", async () => {
  const { app } = await newBackends({ mode: "development" });
  const ask = queryRunner(app);
  const { data } = await ask("{ __schema { queryType { name } } }");
  expect(data).toEqual({ __schema: { queryType: { name: "Query" } } });
  expect(JSON.stringify(await ask("{ designIdeasCategorie { totalElements } }"))).toContain("Did you mean");
  const page = await app.request(PATH, { headers: { accept: "text/html" } });
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(await page.text()).toContain("GraphiQL");
});

test("a browser gets no GraphiQL in production", async () => {
  const { app } = await newBackends();
  const page = await app.request(PATH, { headers: { accept: "text/html" } });
  expect(page.headers.get("content-type") ?? "").not.toContain("text/html");
});

test("an internal error is logged once, and the response contains no details", async () => {
  const database = await newSqliteDatabase();
  const error = vi.fn();
  const { app } = await newBackends({ database, log: { ...SILENT, error } });
  vi.spyOn(database, "readContent").mockRejectedValue(new Error("no such table: secret"));
  const { data, errors } = await queryRunner(app)('{ skuDetailsFromShazam(skuCode: "SKU-1") { name } }');
  expect(data).toEqual({ skuDetailsFromShazam: null });
  expect(errors).toMatchObject([
    { message: "Something went wrong on our side.", extensions: { code: "INTERNAL_SERVER_ERROR" } },
  ]);
  expect(JSON.stringify(errors)).not.toContain("secret");
  expect(error).toHaveBeenCalledOnce();
  expect(error.mock.calls[0]?.[0].error).toMatchObject({ message: "no such table: secret" });
});
