import { createContext, useContext } from "react";
import type { Edition } from "../../../editions/edition.ts";
import type { StateStore } from "../state/page-state.ts";

/** What an island knows of the page it stands in. */
export interface PageFacts {
  edition: Edition;
  state: StateStore;
}

export const PageContext = createContext<PageFacts | undefined>(undefined);

export function usePage(): PageFacts {
  const page = useContext(PageContext);
  if (!page) throw new Error("An island was rendered outside of a page");
  return page;
}
