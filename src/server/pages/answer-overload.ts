import { isBackendPath } from "../../contracts/browser/backend-paths.ts";
import { textOf } from "../../editions/all-texts.ts";
import { type Edition, matchEdition } from "../../editions/edition.ts";
import { RequestAborted, TooBusy } from "../../platform/queues/fair-lanes.ts";
import { Refusal } from "../../services/http/refusal.ts";
import type { Exchange } from "../exchange.ts";
import { noticeDocument, noticeLink } from "../offline/notice-document.ts";

const AGAIN_AFTER_S = 5;
/** The status that servers log when the client has closed the connection before the response. */
const CLIENT_GONE = 499;

export function answerOverload(error: unknown, { url }: Exchange): Response | undefined {
  if (error instanceof RequestAborted) return new Response(null, { status: CLIENT_GONE });
  if (!(error instanceof TooBusy)) return undefined;
  if (isBackendPath(url.pathname))
    return new Refusal(503, "Too many requests are under way. Please try again in a few seconds.", {
      retryAfter: AGAIN_AFTER_S,
    }).respond();
  return new Response(busyDocument(matchEdition(url.pathname), url.pathname + url.search), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(AGAIN_AFTER_S),
    },
  });
}

/** For visitors who arrive when the site is overloaded: sent immediately, without React. */
function busyDocument(edition: Edition, path: string): string {
  const { t } = textOf(edition.language);
  const title = t("error.busy.title");
  return noticeDocument(edition, {
    title,
    heading: title,
    text: t("error.busy.help"),
    action: noticeLink(path, t("error.busy.again")),
  });
}
