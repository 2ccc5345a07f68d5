import { html, raw } from "hono/html";
import type { Call } from "../../contracts/define-call.ts";
import { HOSTS, type HostName, OWN_PATHS } from "../../contracts/hosts.ts";
import { type DescribedCall, type DescribedParameter, describeCall } from "./call-documentation.ts";
import { type JsonSchema, schemaInWords } from "./json-schema.ts";
import { hostInWords } from "./openapi-document.ts";

interface DocsPage {
  calls: readonly Call[];
  brand: string;
  /** Scheme and host of the examples. */
  publicUrl: string;
  styles: string;
}

type Markup = ReturnType<typeof html>;

/** The documentation for people: every call by host, readable without a script and on a phone. */
export function docsPage({ calls, brand, publicUrl, styles }: DocsPage): Markup {
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
<p>What the site asks its backends, and what they answer. Parameters that are not listed are ignored. A refusal is a
JSON object with the sentence in <code>error</code>; a malformed parameter is named in <code>field</code>, with the
<code>reason</code> beside it. The same for machines: <a href="${OWN_PATHS.docs}/openapi.json">openapi.json</a>.</p>
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

function parameterRow({ name, place, isRequired, schema }: DescribedParameter): Markup {
  const kind = `${place}${isRequired ? ", required" : ""}`;
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

/** The fields of an object, or of the members of a list; deeper ones are folded away. */
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
<p>One address for all of these: <a href="${HOSTS.graphql.embeddedAt}">${HOSTS.graphql.embeddedAt}</a>. It is POSTed a
query and its variables, and answers as GraphQL over HTTP does.</p>
<ul>${queries.map(({ name, summary }) => html`<li><code>${name}</code>${summary ? `: ${summary}` : ""}</li>`)}</ul>
</section>
`;
}
