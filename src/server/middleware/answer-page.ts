import { chooseEncoding } from "../../platform/encoded-body.ts";
import type { AppParts } from "../app-parts.ts";
import type { Middleware } from "../exchange.ts";
import type { PageHandler } from "../pages/page-handler.ts";
import { pageResponse } from "../pages/page-response.ts";

export function answerPage(
  pages: PageHandler,
  { mode, outside }: Pick<AppParts, "mode" | "outside">,
): Middleware {
  return async ({ request, url, requestId, client }) => {
    const answer = await pages.answer({ request, url, requestId, visitorAddress: client.address });
    if ("response" in answer) return answer.response;
    const encoding = chooseEncoding(request.headers.get("accept-encoding"));
    const { status, headers, body } = pageResponse(answer.page, {
      method: request.method,
      secure: client.secure,
      outside,
      bytes: await answer.page.body.encoded(encoding),
      encoding,
      ifNoneMatch: request.headers.get("if-none-match"),
    });
    const response = new Response(body && new Uint8Array(body), { status, headers: headers.pairs });
    // Vite adds its own styles and scripts to pages in development.
    if (mode === "development") response.headers.set("content-security-policy", "");
    return response;
  };
}
