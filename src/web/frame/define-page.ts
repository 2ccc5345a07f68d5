import type { Caller } from "../../contracts/create-caller.ts";
import type { EmbedName } from "../../contracts/embeds/embed-components.ts";
import type { ShareCards } from "../../contracts/images/share-card.ts";
import type { Edition } from "../../editions/edition.ts";
import type { Region } from "../../editions/regions.ts";
import type { PageName } from "../../urls/url-table.ts";
import type { ChatMessageSlug } from "./chat-messages.ts";

/**
 * Who may see a page. "public": everybody, the same bytes for all. "link": whoever has the link, which is a key. The others
 * belong to somebody who is logged in. What is not public is made for one visitor and kept nowhere.
 */
export type Access = "public" | "link" | "customer" | "staff";

/** One page type: whatever the house must know of it besides its view. It stands beside the view, in `page.ts`. */
export interface PageDefinition {
  /** As the url table calls it; the folder has the same name. */
  name: PageName;
  /** The folder, where several pages share one module. */
  module?: string;
  access: Access;
  /**
   * Query parameters that change the page. Every other one is ignored, so that it cannot split the page cache. A name
   * that ends in * stands for all that begin like it.
   */
  query: readonly string[];
  /** Where its documents decide it: whether it is there in a region. */
  isThere?: (region: Region | undefined) => boolean;
  /** Whether search engines may show it and the sitemap names it. */
  isListed: boolean;
  /** Whether it may stand in a frame of another site. */
  isEmbed: boolean;
  /**
   * What may float up over it: everything, nothing but its own bar with its one action (in the place of the site's two), or
   * nothing that asks for a visitor's details.
   */
  floats: "all" | "own-bar" | "none";
  /** Whether the form above the footer stands on it. */
  hasFooterForm: boolean;
  /** What a conversation begins with that is started here; false where nobody would. */
  chat: ChatMessageSlug | false;
  /** The content type whose documents it shows, one at each address. */
  contentType?: string;
  /** The documents that it has, as parameters of its address. */
  listAddresses?: ListAddresses;
  /** The cards that stand for its addresses where a link is shared. */
  shareCards?: ShareCards;
  /** The embed that shows on other sites what this page shows. */
  embedAs?: EmbedName;
  /** The slug of its links above the footer. */
  seoFooterSlug?: (params: Readonly<Record<string, string>>) => string | undefined;
}

export type ListAddresses = (call: Caller, edition: Edition) => Promise<DocumentAddress[]>;

export interface DocumentAddress {
  params: Record<string, string>;
  /** Its one address, where the page has several shapes with the same names in them. */
  path?: string;
  /** As the content gives it, YYYY-MM-DD or with a time. */
  lastModified?: string;
}

/** All page types that are built. */
export interface Pages {
  all: readonly PageDefinition[];
  named(name: PageName): PageDefinition | undefined;
  /** The page that answers at a path; the one that says so where nothing else does. Nothing for what is to come. */
  at(path: string): PageDefinition | undefined;
}

/** What is not said is what most pages are: public, listed, without a query. */
export function definePage(own: Pick<PageDefinition, "name"> & Partial<PageDefinition>): PageDefinition {
  return {
    access: "public",
    query: [],
    isListed: own.access === undefined || own.access === "public",
    isEmbed: false,
    floats: own.isEmbed || (own.access ?? "public") !== "public" ? "none" : "all",
    hasFooterForm: true,
    chat: "message-default",
    ...own,
  };
}
