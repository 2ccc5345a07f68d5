import { createContext, useContext } from "react";
import type { Pages } from "./define-page.ts";
import type { Place } from "./place.ts";
import type { PageMeta } from "./seo/page-meta.ts";
import type { SiteSettings } from "./seo/site-settings.ts";

/** What the document needs beside the page's data. Set once per request by the server, also when a loader has failed. */
export interface DocumentSettings {
  site: SiteSettings;
  pages: Pages;
  place: Place;
  requestId: string;
  runtime: { module: string; imports: readonly string[] };
  styles: readonly string[];
  meta: PageMeta | undefined;
  development: boolean;
}

export const DocumentContext = createContext<DocumentSettings | undefined>(undefined);

export function useDocument(): DocumentSettings {
  const settings = useContext(DocumentContext);
  if (!settings) throw new Error("A view was rendered outside of a document");
  return settings;
}
