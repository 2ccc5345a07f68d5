import type { ReactNode } from "react";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import { Notice } from "../../../ui/overlay/notice.tsx";
import { useText } from "../../../ui/text/text.tsx";
import "./account-panel.css";

interface AccountPanelProps {
  title?: ReactNode;
  about?: ReactNode;
  tone?: "white" | "sand";
  id?: string;
  children?: ReactNode;
}

export function AccountPanel({ title, about, tone = "white", id, children }: AccountPanelProps) {
  return (
    <section
      id={id}
      className={joinClasses("box pad-fluid stack gap-5", tone === "sand" && "account-panel--sand")}
    >
      {title && (
        <div className="stack gap-2">
          <h2 className="d25">{title}</h2>
          {about && <p className="t15 soft measure">{about}</p>}
        </div>
      )}
      {children}
    </section>
  );
}

interface SavedNoticeProps {
  done: ReactNode;
  /** Saving failed, and the form still contains the typed values. */
  hasFailed?: boolean;
}

export function SavedNotice({ done, hasFailed = false }: SavedNoticeProps) {
  const { t } = useText();
  if (hasFailed)
    return (
      <Notice tone="bad" announce>
        {t("account.failed")}
      </Notice>
    );
  return done ? (
    <Notice tone="ok" announce>
      {done}
    </Notice>
  ) : null;
}
