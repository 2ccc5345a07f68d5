import type { ReactNode } from "react";
import { EMBED_FOLDER } from "../../../../contracts/embeds/embed-address.ts";
import { formatPriceBand, hasDrawnSign } from "../../../../editions/money.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { Price } from "../../../../ui/text/price.tsx";
import { useDocument } from "../../../frame/document-context.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { EmbedAmount as Amount, EmbedContent } from "../content.ts";

interface EmbedSectionProps {
  content: Pick<EmbedContent, "title" | "text" | "more" | "note">;
  className?: string;
  children?: ReactNode;
}

export function EmbedSection({ content, className, children }: EmbedSectionProps) {
  const { title, text, more, note } = content;
  return (
    <section className={joinClasses("embed-part stack gap-5", className)}>
      <div className="embed-part__head stack gap-2">
        <h1 className="d32">{title}</h1>
        {text && <p className="soft measure">{text}</p>}
      </div>
      {children}
      {note && <p className="t13 soft measure">{note}</p>}
      <p className="embed-part__more">
        <EmbedAnchor className="go" href={more.href} hasArrow>
          {more.label}
        </EmbedAnchor>
      </p>
    </section>
  );
}

interface EmbedAnchorProps {
  /** A path on our site, or the full URL of another site. */
  href: string;
  className?: string;
  hasArrow?: boolean;
  children: ReactNode;
}

/** A link out of the frame. A link to our own site gets parameters that name the embed. */
export function EmbedAnchor({ href, className, hasArrow = false, children }: EmbedAnchorProps) {
  const { pathname } = useDocument().requestContext.url;
  return (
    <a
      className={className}
      href={href.startsWith("/") ? counted(href, pathname) : href}
      target="_top"
      rel="noopener"
    >
      <span>{children}</span>
      {hasArrow && <Icon name="arrow" flip />}
    </a>
  );
}

function counted(href: string, path: string): string {
  const [address = "", hash] = href.split("#");
  const name = path.slice(path.startsWith(EMBED_FOLDER) ? EMBED_FOLDER.length : "/".length);
  const campaign = name.replaceAll("/", "-");
  const utm = new URLSearchParams({ utm_source: "embed", utm_campaign: campaign });
  const query = `${address.includes("?") ? "&" : "?"}${utm}`;
  return address + query + (hash === undefined ? "" : `#${hash}`);
}

export function EmbedAmount({ amount: { from, to } }: { amount: Amount }) {
  const { country } = usePage().edition;
  if (to === undefined) return <Money amount={from} country={country} />;
  return <Price isRiyal={hasDrawnSign(country)}>{formatPriceBand(from, to, country)}</Price>;
}
