import type { ReactNode } from "react";
import { joinClasses } from "../base/join-classes.ts";
import { Icon } from "../media/icon.tsx";
import type { IconName } from "../media/icon-paths.ts";
import "./notice.css";

const ICONS = { info: "info", ok: "check", warn: "clock", bad: "alert" } as const satisfies Record<
  string,
  IconName
>;

export interface NoticeProps {
  children: ReactNode;
  title?: ReactNode;
  tone?: keyof typeof ICONS;
  /** True if it appears after an action of the reader. */
  announce?: boolean;
}

export function Notice({ children, title, tone = "info", announce = false }: NoticeProps) {
  const role = announce ? (tone === "bad" ? "alert" : "status") : undefined;
  return (
    <div className={joinClasses("notice", `notice--${tone}`)} role={role}>
      <Icon name={ICONS[tone]} />
      <div>
        {title && <b>{title}</b>} {children}
      </div>
    </div>
  );
}
