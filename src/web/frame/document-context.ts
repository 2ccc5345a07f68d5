import { createContext, useContext } from "react";
import type { Pages } from "./define-page.ts";
import type { RequestContext } from "./request-context.ts";
import type { PageMeta } from "./seo/page-meta.ts";
import type { SiteSettings } from "./seo/site-settings.ts";

/**
 * The data that the document needs in addition to the page's data. The server sets it once per request, even if a
 * loader has failed.
 */
export interface DocumentSettings {
  site: SiteSettings;
  pages: Pages;
  requestContext: RequestContext;
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
