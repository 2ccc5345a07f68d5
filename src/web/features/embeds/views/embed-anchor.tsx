import type { ReactNode } from "react";
import { EMBED_FOLDER } from "../../../../contracts/embeds/embed-address.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useDocument } from "../../../frame/document-context.ts";

interface EmbedAnchorProps {
  /** A path of ours, or the whole address of somebody else. */
  href: string;
  className?: string;
  hasArrow?: boolean;
  children: ReactNode;
}

/** Leads out of the frame. On our own site the address says that the visitor came by an embed, and by which. */
export function EmbedAnchor({ href, className, hasArrow = false, children }: EmbedAnchorProps) {
  const { pathname } = useDocument().place.url;
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
