import type { ReactNode } from "react";
import { joinClasses } from "../../../ui/base/join-classes.ts";
import "./account-panel.css";

interface AccountPanelProps {
  title?: ReactNode;
  /** Under the title. */
  about?: ReactNode;
  tone?: "white" | "sand";
  id?: string;
  children?: ReactNode;
}

/** One subject on a page of a customer. */
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
