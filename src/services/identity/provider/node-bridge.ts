import type { IncomingMessage, ServerResponse } from "node:http";
import inject from "light-my-request";
import { SIGN_IN } from "../../../contracts/browser/backend-paths.ts";

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Answers a web request with a Node handler, as if it had arrived at the public address below our folder. */
export async function answerByNode(
  request: Request,
  publicUrl: string,
  handler: NodeHandler,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const url = (pathname.slice(SIGN_IN.length) || "/") + search;
  const { host, protocol } = new URL(publicUrl);
  const headers = Object.fromEntries(request.headers);
  // The body has already been read, so the headers about its transfer no longer apply.
  for (const name of ["content-length", "transfer-encoding", "connection"]) delete headers[name];
  // A handler that fails sends no response: the error must reject the caller, because an unhandled rejection would
  // end the process.
  const failure = Promise.withResolvers<never>();
  const answered = inject(
    (node, response) => {
      // Set here, because inject would read a path that begins with two slashes as another host.
      Object.assign(node, { url, originalUrl: SIGN_IN + url });
      (async () => handler(node, response))().catch(failure.reject);
    },
    {
      method: request.method as "GET",
      url: "/",
      headers: { ...headers, host, "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) },
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    },
  );
  const answer = await Promise.race([answered, failure.promise]);
  return new Response(hasBody(answer.statusCode) ? new Uint8Array(answer.rawPayload) : null, {
    status: answer.statusCode,
    headers: headersOf(answer.headers),
  });
}

const hasBody = (status: number) => status >= 200 && ![204, 205, 304].includes(status);

function headersOf(given: Record<string, number | string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || HOP_BY_HOP.includes(name)) continue;
    for (const one of [value].flat()) headers.append(name, String(one));
  }
  return headers;
}

const HOP_BY_HOP = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];
