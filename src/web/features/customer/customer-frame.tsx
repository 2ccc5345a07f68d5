import type { ReactNode } from "react";
import { useText } from "../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../urls/links.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { CUSTOMER_PAGES, type CustomerPageName } from "./customer-pages.ts";
import "./customer-frame.css";

interface CustomerFrameProps {
  current: CustomerPageName;
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Every page of a customer: the menu of what is theirs beside what they look at. */
export function CustomerFrame({ current, title, lead, children }: CustomerFrameProps) {
  const { t } = useText();
  const { edition } = usePage();
  return (
    <section className="sec account">
      <div className="wrap account__in">
        <nav className="account__menu" aria-label={t("layout.account")}>
          <ul className="account__links">
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
        <div className="account__main stack stack--6">
          <div className="stack stack--2">
            <h1 className="d42">{title}</h1>
            {lead && <p className="soft account__lead">{lead}</p>}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
