import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Notification } from "../../../../contracts/documents/notification.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { IconButton } from "../../../../ui/forms/icon-button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { isBuilt } from "../../../../urls/known-pages.ts";
import { matchUrl } from "../../../../urls/match-url.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import type { NoticeTerm } from "./attach-notices.ts";
import "./site-notices.css";

/** Shows one line of news. All notices of a region are in the page, hidden; the browser opens the one that is due. */
export function SiteNotices({ notices }: { notices: readonly Notification[] }) {
  const { t } = useText();
  return notices.map(({ id, message, link, from, until, expiry }) => (
    <aside
      key={id}
      className="site-notice no-print float float--lifted"
      aria-labelledby={`notice-${id}`}
      hidden
      data-notice={id}
      data-due={JSON.stringify({ from, until, expiry } satisfies NoticeTerm)}
    >
      <p className="site-notice__text t15" id={`notice-${id}`}>
        {message}{" "}
        {link && isBuiltAt(link.href) && (
          <a className="strong nowrap site-notice__link" href={link.href}>
            {link.text}
          </a>
        )}
      </p>
      <IconButton icon="close" label={t("ui.close")} />
    </aside>
  ));
}

function isBuiltAt(href: string): boolean {
  const match = matchUrl(href.split(/[?#]/)[0] ?? "");
  return match !== undefined && isBuilt(match.row.page, match.region);
}

const MAX_NOTICES = 10;

/** Returns the notices of a region, newest first; an empty list if the call fails. */
export async function loadNotices(call: Caller, edition: Edition): Promise<Notification[]> {
  const notices = await findDocuments("notifications", { call, edition }, { size: MAX_NOTICES });
  return notices.sort((one, other) => other.from.localeCompare(one.from));
}
