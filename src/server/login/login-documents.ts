import { textOf } from "../../editions/all-texts.ts";
import type { Edition } from "../../editions/edition.ts";
import { addressOf } from "../../urls/links.ts";
import { noticeDocument } from "../offline/notice-document.ts";

export function beginAgainDocument(edition: Edition): string {
  const { t } = textOf(edition.language);
  const title = t("login.again.title");
  return noticeDocument(edition, {
    title,
    heading: title,
    text: t("login.again.text"),
    action: `<a href="${addressOf(null, "auth-login")}?redirectPath=/${edition.region}">${t("login.again.action")}</a>`,
  });
}

/** For visitors who come from a link on another site: they must confirm the logout. */
export function confirmLogoutDocument(edition: Edition, path: string): string {
  const { t } = textOf(edition.language);
  const title = t("login.leave.title");
  const query = new URLSearchParams({ redirectPath: path });
  return noticeDocument(edition, {
    title,
    heading: title,
    text: t("login.leave.text"),
    action: `<form method="post" action="${addressOf(null, "auth-logout")}?${query}"><button>${t("login.leave.action")}</button></form>`,
  });
}
