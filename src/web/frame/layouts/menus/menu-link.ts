import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { MessageKey } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { leadAddress } from "../../lead-address.ts";
import { leadAttributes } from "../../lead-attributes.ts";

/** The parts of a home page that a menu may lead to while the page itself is not built. */
export type HomeSection =
  | "rooms"
  | "cost"
  | "offerings"
  | "steps"
  | "promise"
  | "priced"
  | "homes"
  | "reviews"
  | "centres"
  | "questions"
  | "talk";

export interface MenuLink {
  label: MessageKey;
  page?: PageName;
  params?: Record<string, string>;
  section?: HomeSection;
  /** It asks for a designer, and is counted under this: it opens the lead drawer. */
  asks?: CtaType;
}

export interface ResolvedLink {
  label: MessageKey;
  href: string;
  /** Of a link that asks for a designer. */
  opens?: ReturnType<typeof leadAttributes>;
}

/** Where a menu item leads in an edition: its page, else its part of the home page, else nowhere. */
export function hrefOf(
  edition: Edition,
  { page, params, section, asks }: Omit<MenuLink, "label">,
): string | undefined {
  if (asks) return leadAddress(edition, { ctaType: asks });
  const built = page && linkTo(edition, page, params);
  return built ?? (section && `/${edition.region}#${section}`);
}

/** The items that lead somewhere: no menu carries a dead link. */
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
