import { textOf } from "../../editions/all-texts.ts";
import type { Edition } from "../../editions/edition.ts";
import { noticeDocument, noticeLink } from "../offline/notice-document.ts";

/** For whoever came when there was no room: said at once, without React. */
export function busyDocument(edition: Edition, path: string): string {
  const { t } = textOf(edition.language);
  const title = t("error.busy.title");
  return noticeDocument(edition, {
    title,
    heading: title,
    text: t("error.busy.help"),
    action: noticeLink(path, t("error.busy.again")),
  });
}
