import type { ReactNode } from "react";
import { Icon } from "../media/icon.tsx";
import { useText } from "../text/text.tsx";
import "./external-link.css";

/**
 * A link to another site, marked by an arrow and, for screen readers, by text. A value that is not a web address is
 * not a link.
 */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useText();
  const host = hostOf(href);
  if (!host) return children;
  return (
    <a href={href} rel="external noopener">
      {children}
      {/* Keeps the arrow on the line of the last word. */}
      <span className="nowrap external-mark">
        {"\u2060"}
        <Icon name="arrow-up-end" size="small" flip />
      </span>
      <span className="sr"> {t("ui.external", { host })}</span>
    </a>
  );
}

/** The host of an address; undefined if it is not a web address. */
export function hostOf(href: string): string | undefined {
  const url = URL.parse(href);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return url && isWeb ? url.hostname.replace(/^www\./, "") : undefined;
}
