import { notifications } from "@mantine/notifications";
import type { NotificationProvider } from "@refinedev/core";
import { StaffError } from "../data/call-staff.ts";
import type { StaffKey, StaffText } from "./staff-text.tsx";

/** A sentence for each reason that the server names; it says what to do next. */
const SENTENCES: Record<string, StaffKey> = {
  changed: "staff.error.changed",
  right: "staff.error.right",
  offline: "staff.error.offline",
  "no-crm": "staff.error.noCrm",
  yourself: "staff.error.yourself",
  type: "staff.error.fileType",
  size: "staff.error.fileSize",
  "no-address": "staff.error.noAddress",
  wrong: "staff.error.wrongCode",
  assignee: "staff.error.assignee",
  files: "staff.error.files",
  mentions: "staff.tickets.error.mentions",
  faults: "staff.content.error.faults",
  own: "staff.content.error.own",
  review: "staff.content.error.review",
  loop: "staff.redirects.error.loop",
  home: "staff.redirects.error.home",
  taken: "staff.error.taken",
  used: "staff.pictures.error.used",
  picture: "staff.pictures.error.type",
  moving: "staff.pictures.error.moving",
  small: "staff.pictures.error.small",
  pixels: "staff.pictures.error.pixels",
  "visit-full": "staff.error.visitFull",
  "visit-closed": "staff.error.visitClosed",
  "visit-ahead": "staff.error.visitAhead",
  contact: "staff.people.error.contact",
  again: "staff.people.error.again",
  personal: "staff.people.error.personal",
  mailbox: "staff.people.error.mailbox",
  account: "staff.person.obstacle.account",
  countries: "staff.person.obstacle.countries",
  "link-same": "staff.person.links.error.same",
  "link-empty": "staff.person.links.error.empty",
  links: "staff.person.links.error.many",
  "reward-waiting": "staff.people.referrals.error.waiting",
};

export function sentenceOf(error: unknown, { t }: StaffText): string {
  if (!(error instanceof StaffError)) return t("staff.error.bug");
  const key = SENTENCES[error.reason ?? ""];
  if (key) return t(key);
  if (error.statusCode === 404) return t("staff.error.unknown");
  if (error.statusCode === 429) return t("staff.error.tooOften");
  return error.statusCode >= 500 ? t("staff.error.server") : t("staff.error.refused");
}

export function tell(message: string): void {
  notifications.show({ message, autoClose: 4000 });
}

export function tellError(error: unknown, text: StaffText): void {
  notifications.show({ message: sentenceOf(error, text), color: "red", autoClose: 8000 });
}

/** Refine reports the failures of its own reads and changes here. */
export function notificationProvider(text: StaffText): NotificationProvider {
  return {
    open({ message, type, key }) {
      if (type === "error")
        notifications.show({ id: key, message: text.t("staff.error.server"), color: "red" });
      else if (type === "success") notifications.show({ id: key, message });
    },
    close: (key) => notifications.hide(key),
  };
}
