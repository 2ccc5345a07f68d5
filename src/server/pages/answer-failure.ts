import { isBackendPath } from "../../contracts/browser/backend-paths.ts";
import { textOf } from "../../editions/all-texts.ts";
import { type Edition, matchEdition } from "../../editions/edition.ts";
import { databaseFailureOf } from "../../platform/database/health/database-failure.ts";
import type { Exchange } from "../exchange.ts";
import { noticeDocument, noticeLink } from "../offline/notice-document.ts";

const AGAIN_AFTER_S = 5;

export function answerFailure(error: unknown, { url, log }: Exchange): Response | undefined {
  const failure = databaseFailureOf(error);
  if (!failure) return undefined;
  log.warn({ failure }, "A page cannot be shown without the database.");
  const path = isBackendPath(url.pathname) ? (url.searchParams.get("redirectPath") ?? "/") : url.pathname;
  return unavailable(matchEdition(path), url.pathname + url.search);
}

export function unavailable(edition: Edition, again: string): Response {
  const { t } = textOf(edition.language);
  const title = t("error.titleUnavailable");
  const document = noticeDocument(edition, {
    title,
    heading: title,
    text: t("error.helpUnavailable"),
    action: noticeLink(again, t("error.tryAgain")),
  });
  return new Response(document, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(AGAIN_AFTER_S),
    },
  });
}
