import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { COUNTRY_TIME, wallTime } from "../../../editions/country-time.ts";
import { dayWords } from "../../../editions/day-words.ts";
import type { MessageKey } from "../../../editions/text.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { Notice } from "../../../ui/overlay/notice.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../urls/links.ts";
import type { PageName } from "../../../urls/url-table.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import type { Leaving } from "./customer-page.ts";
import "./customer-frame.css";

interface CustomerFrameProps {
  current: CustomerPageName;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function CustomerFrame({ current, title, lead, children }: CustomerFrameProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { leaving } = useLoaderData<Leaving>();
  return (
    <section className="sec account">
      <div className="wrap account__in">
        <nav className="account__menu" aria-label={t("layout.account")}>
          <ul className="stack gap-0 account__links">
            {CUSTOMER_PAGES.map(({ page, label }) => {
              const href = linkTo(edition, page);
              return (
                href && (
                  <li key={page}>
                    <a href={href} aria-current={page === current ? "page" : undefined}>
                      {t(label)}
                    </a>
                  </li>
                )
              );
            })}
            <li>
              <a href={`${addressOf(null, "auth-logout")}?redirectPath=/${edition.region}`}>
                {t("account.logOut")}
              </a>
            </li>
          </ul>
        </nav>
        <div className="account__main stack gap-6">
          <div className="stack gap-2">
            <h1 className="d42">{title}</h1>
            {lead && <p className="soft account__lead">{lead}</p>}
          </div>
          {leaving && current !== "profile-data" && <LeavingNotice {...leaving} />}
          {children}
        </div>
      </div>
    </section>
  );
}

/** The customer can undo the request from every page of the account. */
function LeavingNotice({ eraseAt }: NonNullable<Leaving["leaving"]>) {
  const { t } = useText();
  const { edition } = usePage();
  const { day } = wallTime(new Date(eraseAt), COUNTRY_TIME[edition.country].timeZone);
  return (
    <Notice tone="warn" title={t("mydata.leavingTitle", { day: dayWords(day, edition.language) })}>
      <form method="post" action={addressOf(edition.region, "profile-data")}>
        <input type="hidden" name="form" value="undo" />
        <Button type="submit" look="line" size="small">
          {t("mydata.undo")}
        </Button>
      </form>
    </Notice>
  );
}

interface CustomerPage {
  page: PageName;
  label: MessageKey;
}

/** The pages of the account in the order of its menu; a page that is not built is not listed. */
const CUSTOMER_PAGES = [
  { page: "profile", label: "account.overview" },
  { page: "profile-project", label: "account.project" },
  { page: "profile-saved", label: "account.saved" },
  { page: "profile-tickets", label: "account.tickets" },
  { page: "profile-details", label: "account.details" },
  { page: "profile-address", label: "account.address" },
  { page: "profile-notifications", label: "account.notifications" },
  { page: "profile-data", label: "account.data" },
] as const satisfies readonly CustomerPage[];

type CustomerPageName = (typeof CUSTOMER_PAGES)[number]["page"];
