import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Notification } from "../../../../contracts/documents/notification.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { findDocuments } from "../../../frame/load-document.ts";

const MOST_NOTICES = 10;

/** What is new in a region, the latest first. No page needs it, so a failure leaves none. */
export async function loadNotices(call: Caller, edition: Edition): Promise<Notification[]> {
  const notices = await findDocuments("notifications", { call, edition }, { size: MOST_NOTICES });
  return notices.sort((one, other) => other.from.localeCompare(one.from));
}
