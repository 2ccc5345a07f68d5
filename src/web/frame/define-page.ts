import type { Caller } from "../../contracts/create-caller.ts";
import type { EmbedName } from "../../contracts/embeds/embed-components.ts";
import type { ShareCards } from "../../contracts/images/share-card.ts";
import type { Edition } from "../../editions/edition.ts";
import type { Region } from "../../editions/regions.ts";
import type { PageName } from "../../urls/url-table.ts";
import type { ChatMessageSlug } from "./chat-messages.ts";

/**
 * Who may see a page: "public" everyone, "link" everyone with the link; the others need a login and are never cached.
 */
export type Access = "public" | "link" | "customer" | "staff";

export interface PageDefinition {
  name: PageName;
  /** The folder, if several pages share one module. */
  module?: string;
  access: Access;
  /**
   * Query parameters that change the page; a name that ends in * is a prefix. Other parameters do not create cache
   * entries.
   */
  query: readonly string[];
  /** Whether the page exists in a region, if its documents decide that. */
  isThere?: (region: Region | undefined) => boolean;
  isListed: boolean;
  isEmbed: boolean;
  /** Whether its forms may contain files. */
  takesFiles: boolean;
  /** Whether a page of our own may show it in a frame; otherwise no page may. */
  isFramedByUs?: boolean;
  /** The overlays that may be shown: all, only the page's own bar, or none that requests contact details. */
  floats: "all" | "own-bar" | "none";
  hasFooterForm: boolean;
  /** The first message of a chat started here; false for no chat. */
  chat: ChatMessageSlug | false;
  contentType?: string;
  listAddresses?: ListAddresses;
  shareCards?: ShareCards;
  embedAs?: EmbedName;
  seoFooterSlug?: (params: Readonly<Record<string, string>>) => string | undefined;
}

export type ListAddresses = (call: Caller, edition: Edition) => Promise<DocumentAddress[]>;

export interface DocumentAddress {
  params: Record<string, string>;
  /** The canonical path, if the page has several URL patterns with the same parameters. */
  path?: string;
  lastModified?: string;
}

export interface Pages {
  all: readonly PageDefinition[];
  named(name: PageName): PageDefinition | undefined;
  /** The page at a path, or the not-found page. Undefined for pages that are not built yet. */
  at(path: string): PageDefinition | undefined;
}

/** The defaults: public, listed, without a query. */
export function definePage(own: Pick<PageDefinition, "name"> & Partial<PageDefinition>): PageDefinition {
  return {
    access: "public",
    query: [],
    isListed: own.access === undefined || own.access === "public",
    isEmbed: false,
    takesFiles: false,
    floats: own.isEmbed || (own.access ?? "public") !== "public" ? "none" : "all",
    hasFooterForm: true,
    chat: "message-default",
    ...own,
  };
}
