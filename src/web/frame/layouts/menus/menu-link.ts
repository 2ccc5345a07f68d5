import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { MessageKey } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { leadAddress } from "../../lead-address.ts";
import { leadAttributes } from "../../lead-attributes.ts";

export interface MenuTarget {
  page?: PageName;
  params?: Record<string, string>;
  part?: string;
  /** The alternative in editions without that page. */
  or?: MenuTarget;
}

export interface MenuLink extends MenuTarget {
  label: MessageKey;
  /** The CTA type, if the item opens the lead drawer. */
  asks?: CtaType;
}

export interface HelpedLink extends MenuLink {
  help: MessageKey;
}

export interface ResolvedLink {
  label: MessageKey;
  href: string;
  opens?: ReturnType<typeof leadAttributes>;
}

/** The URL of a menu item in an edition; undefined if the edition has no such page. */
export function hrefOf(edition: Edition, { asks, ...target }: Omit<MenuLink, "label">): string | undefined {
  return asks ? leadAddress(edition, { ctaType: asks }) : targetHref(edition, target);
}

function targetHref(edition: Edition, { page, params, part, or }: MenuTarget): string | undefined {
  const built = page && linkTo(edition, page, params);
  if (built) return part ? `${built}#${part}` : built;
  return or && targetHref(edition, or);
}

/** Returns only items with a URL, so that no menu has a dead link. */
export function resolveLinks<Item extends MenuLink>(
  edition: Edition,
  items: readonly Item[],
): (Item & ResolvedLink)[] {
  return items.flatMap((item) => {
    const href = hrefOf(edition, item);
    const opens = item.asks && { opens: leadAttributes({ ctaType: item.asks }) };
    return href ? [{ ...item, href, ...opens }] : [];
  });
}
