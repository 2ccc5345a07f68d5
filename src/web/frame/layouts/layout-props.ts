import type { ReactNode } from "react";
import type { Edition } from "../../../editions/edition.ts";
import type { Brand } from "../seo/site-settings.ts";

/** What every layout is given. */
export interface LayoutProps {
  edition: Edition;
  path: string;
  brand: Brand;
  children: ReactNode;
}
