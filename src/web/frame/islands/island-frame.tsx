import { createContext, type ReactNode, useEffect } from "react";
import { type Text, TextProvider } from "../../../ui/text/text.tsx";
import { PageContext, type PageFacts } from "./page-context.ts";
import { type FindPart, ServedPartContext } from "./served-part.ts";

/** An island within an island is no root of its own: React runs there already. */
export const InsideIsland = createContext(false);

interface FrameProps {
  page: PageFacts;
  text: Text;
  /** What the server has written and the island leaves as it is. */
  findPart?: FindPart;
  /** Called once it is at work, in the browser. */
  onAlive?: () => void;
  children: ReactNode;
}

/** What stands around every island, the same on the server and in the browser. */
export function IslandFrame({ page, text, findPart = noPart, onAlive, children }: FrameProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <InsideIsland value={true}>
      <PageContext value={page}>
        <ServedPartContext value={findPart}>
          <TextProvider text={text}>{children}</TextProvider>
        </ServedPartContext>
      </PageContext>
    </InsideIsland>
  );
}

function noPart(): string {
  return "";
}
