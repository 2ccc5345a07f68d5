import type { Edition } from "../../editions/edition.ts";
import type { MessageKey } from "../../ui/text.tsx";
import { linkTo } from "../links.ts";
import type { PageName } from "../url-table.ts";

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
  | "magazine"
  | "questions"
  | "talk";

export interface MenuLink {
  label: MessageKey;
  page?: PageName;
  params?: Record<string, string>;
  section?: HomeSection;
}

export interface ResolvedLink {
  label: MessageKey;
  href: string;
}

/** Where a menu item leads in an edition: its page, else its part of the home page, else nowhere. */
export function hrefOf(
  edition: Edition,
  { page, params, section }: Omit<MenuLink, "label">,
): string | undefined {
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
    return href ? [{ ...item, href }] : [];
  });
}
