import type { Context, Next } from "hono";
import { HOSTS } from "../../contracts/hosts.ts";

// The editor stands in the page as one script and one style, and compiles its highlighting in the browser.
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src blob:",
  "frame-ancestors 'none'",
].join("; ");

/** The query editor, for a browser that opens the address by itself. */
export async function answerGraphiql(context: Context, next: Next): Promise<Response | undefined> {
  if (!context.req.header("accept")?.includes("text/html")) return void (await next());
  // Loaded here: it is there in development only, and large.
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const page = renderGraphiQL({ title: "GraphiQL", endpoint: HOSTS.graphql.embeddedAt });
  return context.html(page, 200, { "content-security-policy": POLICY });
}
