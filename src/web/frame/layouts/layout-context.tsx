import { createContext, type ReactNode, useContext } from "react";
import type { Edition } from "../../../editions/edition.ts";
import type { PageDefinition } from "../define-page.ts";
import type { Brand } from "../seo/site-settings.ts";
import type { LayoutRow } from "./layout-row.ts";

export interface LayoutFacts {
  edition: Edition;
  path: string;
  page: PageDefinition;
  params: Readonly<Record<string, string>>;
  brand: Brand;
  layout: LayoutRow;
}

export const LayoutContext = createContext<LayoutFacts | undefined>(undefined);

export function useLayout(): LayoutFacts {
  const facts = useContext(LayoutContext);
  if (!facts) throw new Error("A part of a layout was rendered outside of SiteLayout");
  return facts;
}

export interface LayoutProps {
  edition: Edition;
  path: string;
  brand: Brand;
  children: ReactNode;
}
