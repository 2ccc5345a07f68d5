import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { ALL_CALLS } from "../../contracts/calls/all-calls.ts";
import type { Call } from "../../contracts/define-call.ts";
import { HOSTS, type HostName, OWN_PATHS } from "../../contracts/hosts.ts";
import { ALL_STAFF_CALLS } from "../../contracts/staff/all-staff-calls.ts";
import { refuseMethod } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { type DescribedCall, type DescribedParameter, describeCall } from "./call-documentation.ts";
import { type JsonSchema, schemaInWords } from "./json-schema.ts";

export async function serveApiDocs({ publicUrl, brand }: ServiceParts): Promise<Service> {
  return { mounts: [{ host: "own", app: await createApiDocsApp({ publicUrl, brand }) }] };
}

const PAGE = OWN_PATHS.docs;
const DOCUMENTED = [...ALL_CALLS, ...ALL_STAFF_CALLS];
const DOCUMENT = `${PAGE}/openapi.json` as const;

/**
 * The documentation of all calls, as a page and as OpenAPI. It is created once, on the first request, because it
 * changes only with the code.
 */
async function createApiDocsApp({ brand, publicUrl }: { brand: string; publicUrl: string }): Promise<Hono> {
  const styles = await readFile(join(import.meta.dirname, "api-docs.css"), "utf8");
  let page: ReturnType<typeof docsPage> | undefined;
  let document: string | undefined;
  const caching = { "cache-control": "public, max-age=300" };

  const app = new Hono();
  app.get(PAGE, async (context) => {
    page ??= docsPage({ calls: DOCUMENTED, brand, publicUrl, styles });
    const policy = policyFor(styles);
    return context.html(String(await page), 200, { ...caching, "content-security-policy": policy });
  });
  app.get(DOCUMENT, (context) => {
    document ??= JSON.stringify(openApiDocument(DOCUMENTED, brand));
    return context.body(document, 200, { ...caching, "content-type": "application/json" });
  });
  for (const path of [PAGE, DOCUMENT])
    app.all(path, () => refuseMethod("GET").respond({ allow: "GET, HEAD" }));
  return app;
}

/** The page has only one inline style, so the policy allows nothing else. */
function policyFor(styles: string): string {
  const hash = createHash("sha256").update(styles).digest("base64");
  const nothing = ["default-src", "base-uri", "form-action", "frame-ancestors"].map(
    (name) => `${name} 'none'`,
  );
  return [...nothing, `style-src 'sha256-${hash}'`].join("; ");
}

interface DocsPage {
  calls: readonly Call[];
  brand: string;
  publicUrl: string;
  styles: string;
}

type Markup = ReturnType<typeof html>;

/** The documentation page: all calls by host, readable without scripts and on a phone. */
function docsPage({ calls, brand, publicUrl, styles }: DocsPage): Markup {
  const plain = calls.filter((call) => !call.document).map(describeCall);
  const queries = calls.filter((call) => call.document);
  const hosts = [...new Set(plain.map(({ host }) => host))];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Calls of the ${brand} backends</title>
<style>${raw(styles)}</style>
</head>
<body>
<header>
<h1>Calls of the ${brand} backends</h1>
<p>The calls of the site to its backends, and their responses. Parameters that are not listed are ignored. A refusal is a
JSON object with the sentence in <code>error</code>; a malformed parameter is named in <code>field</code>, with the
<code>reason</code> beside it. The same in OpenAPI format: <a href="${OWN_PATHS.docs}/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls">${hosts.map((host) => contents(host, plain))}</nav>
</header>
<main>
${hosts.map((host) => section(host, plain, publicUrl))}
${queries.length > 0 ? graphqlSection(queries) : ""}
</main>
</body>
</html>
`;
}

function contents(host: HostName, calls: readonly DescribedCall[]): Markup {
  const links = calls
    .filter((call) => call.host === host)
    .map(({ name, path }) => {
      return html`<li><a href="#${name}">${path}</a></li>`;
    });
  return html`<details><summary>${host}</summary><ul>${links}</ul></details>`;
}

function section(host: HostName, calls: readonly DescribedCall[], publicUrl: string): Markup {
  const own = calls.filter((call) => call.host === host);
  return html`<section aria-labelledby="host-${host}">
<h2 id="host-${host}">${host}</h2>
<p>${hostInWords(host)}</p>
${own.map((call) => article(call, publicUrl))}
</section>
`;
}

function article(call: DescribedCall, publicUrl: string): Markup {
  const parameters = call.parameters.map(parameterRow);
  return html`<article id="${call.name}">
<h3><b>${call.method}</b> <code>${call.path}</code></h3>
<p>${call.summary}.${call.needsToken ? " Needs a customer's token." : ""}</p>
<h4>Parameters</h4>
${parameters.length > 0 ? html`<dl>${parameters}</dl>` : html`<p>None.</p>`}
<h4>Answer</h4>
${fields(call.answer, 0)}
<h4>Failures</h4>
<dl>${call.failures.map(([status, reason]) => html`<dt>${status}</dt><dd>${reason}</dd>`)}</dl>
<h4>Example</h4>
<pre><code>${curl(call, publicUrl)}</code></pre>
</article>
`;
}

function parameterRow({ name, location, isRequired, schema }: DescribedParameter): Markup {
  const kind = `${location}${isRequired ? ", required" : ""}`;
  return html`<dt><code>${name}</code> <small>${kind}</small></dt>
<dd>${schemaInWords(schema)}${note(schema)}${usual(schema)}</dd>
`;
}

function note({ description }: JsonSchema): string {
  return description ? `. ${description}` : "";
}

function usual({ default: value }: JsonSchema): string {
  return value === undefined ? "" : ` (${JSON.stringify(value)} when unset)`;
}

const DEEPEST = 5;

/** The fields of an object, or of the items of a list; nested fields are collapsed. */
function fields(schema: JsonSchema, depth: number): Markup {
  const object = objectIn(schema);
  const rows = Object.entries(object?.properties ?? {});
  const intro = depth === 0 && !schema.properties ? html`<p>${schemaInWords(schema)}</p>` : "";
  const required = new Set(object?.required);
  const list = rows.map(([name, field]) => {
    const deeper = depth < DEEPEST && Object.keys(objectIn(field)?.properties ?? {}).length > 0;
    const words = html`<code>${name}</code> ${schemaInWords(field)}${required.has(name) ? "" : ", may be missing"}${note(field)}`;
    return deeper
      ? html`<li><details><summary>${words}</summary>${fields(field, depth + 1)}</details></li>`
      : html`<li>${words}</li>`;
  });
  return html`${intro}${list.length > 0 ? html`<ul class="fields">${list}</ul>` : ""}`;
}

function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  return schema.anyOf?.map(objectIn).find((found) => found !== undefined);
}

function curl({ example, method, needsToken }: DescribedCall, publicUrl: string): string {
  const parts = [
    "curl",
    ...(method === "POST" ? ["-X POST -H 'content-type: application/json'"] : []),
    ...(needsToken ? ["-H 'authorization: Bearer TOKEN'"] : []),
    ...(example.body ? [`-d '${example.body.replaceAll("'", "'\\''")}'`] : []),
    `'${publicUrl}${example.path}'`,
  ];
  return parts.join(" ");
}

function graphqlSection(queries: readonly Call[]): Markup {
  return html`<section aria-labelledby="host-graphql">
<h2 id="host-graphql">graphql</h2>
<p>One address for all of these: <a href="${HOSTS.graphql.embeddedAt}">${HOSTS.graphql.embeddedAt}</a>. Send a
query and its variables by POST; the response follows GraphQL over HTTP.</p>
<ul>${queries.map(({ name, summary }) => html`<li><code>${name}</code>${summary ? `: ${summary}` : ""}</li>`)}</ul>
</section>
`;
}

/** OpenAPI 3.1 of the plain HTTP calls; GraphQL describes itself. */
function openApiDocument(calls: readonly Call[], brand: string): object {
  const described = calls.filter((call) => !call.document).map(describeCall);
  const hosts = new Set(described.map(({ host }) => host));
  return {
    openapi: "3.1.1",
    info: {
      title: `${brand} backends`,
      version: "1",
      description:
        "The calls between the site and its backends. Parameters that are not listed are ignored. A refusal is a JSON object with the sentence in `error`.",
    },
    servers: [{ url: "/" }],
    tags: [...hosts].map((name) => ({ name, description: hostInWords(name) })),
    paths: pathsOf(described),
    components: {
      schemas: { Refusal: REFUSAL },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

function hostInWords(name: HostName): string {
  const { setting, embeddedAt } = HOSTS[name];
  const location = embeddedAt === "" ? "Answered at the root of the site" : `Answered at ${embeddedAt}`;
  return setting ? `${location}, unless ${setting} names another server.` : `${location}.`;
}

const REFUSAL: JsonSchema = {
  type: "object",
  required: ["error"],
  properties: {
    error: { type: "string", description: "What is wrong, in one sentence" },
    field: { type: "string", description: "The invalid parameter" },
    reason: { type: "string", description: "What is wrong with it" },
  },
};

function pathsOf(calls: readonly DescribedCall[]): Record<string, object> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return paths;
}

function operationOf(call: DescribedCall): object {
  const body = call.parameters.filter(({ location }) => location === "body");
  const others = call.parameters.filter(({ location }) => location !== "body");
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.host],
    ...(call.needsToken && { security: [{ bearer: [] }] }),
    parameters: others.map(({ name, location, isRequired, schema: { description, ...schema } }) => ({
      name,
      in: location,
      required: isRequired,
      ...(description && { description }),
      schema,
    })),
    ...(call.method === "POST" && {
      requestBody: { required: true, content: call.isUpload ? FILE : json(objectOf(body)) },
    }),
    responses: {
      200: { description: "The answer", content: json(call.answer) },
      ...Object.fromEntries(
        call.failures.map(([status, description]) => [
          status,
          { description, content: json({ $ref: "#/components/schemas/Refusal" }) },
        ]),
      ),
    },
  };
}

function objectOf(parameters: readonly DescribedParameter[]): JsonSchema {
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

const FILE = { "application/octet-stream": { schema: { type: "string", format: "binary" } } };

function json(schema: object): object {
  return { "application/json": { schema } };
}
