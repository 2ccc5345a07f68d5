import type { MessageKey } from "../../../editions/text.ts";
import type { PageName } from "../../../urls/url-table.ts";

interface CustomerPage {
  page: PageName;
  label: MessageKey;
}

/** What a customer has of their own, in the order of its menu; each appears with its page. */
export const CUSTOMER_PAGES = [
  { page: "profile", label: "account.overview" },
  { page: "profile-project", label: "account.project" },
  { page: "profile-saved", label: "account.saved" },
  { page: "profile-tickets", label: "account.tickets" },
  { page: "profile-details", label: "account.details" },
  { page: "profile-address", label: "account.address" },
  { page: "profile-notifications", label: "account.notifications" },
  { page: "profile-data", label: "account.data" },
] as const satisfies readonly CustomerPage[];

export type CustomerPageName = (typeof CUSTOMER_PAGES)[number]["page"];
