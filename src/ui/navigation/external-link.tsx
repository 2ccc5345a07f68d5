import type { ReactNode } from "react";
import { Icon } from "../media/icon.tsx";
import { useText } from "../text/text.tsx";
import "./external-link.css";

/** A link that leaves the site: an arrow says so to the eye, and words to the ear. What is no web address is no link. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useText();
  const host = hostOf(href);
  if (!host) return children;
  return (
    <a href={href} rel="external noopener">
      {children}
      {/* Not to be alone on a line. */}
      <span className="nowrap external-mark">
        {"\u2060"}
        <Icon name="arrow-up-end" size="small" flip />
      </span>
      <span className="sr"> {t("ui.external", { host })}</span>
    </a>
  );
}

/** Whose address it is; nothing where it is none of the web. */
export function hostOf(href: string): string | undefined {
  const url = URL.parse(href);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return url && isWeb ? url.hostname.replace(/^www\./, "") : undefined;
}
