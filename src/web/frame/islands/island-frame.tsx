import { createContext, type ReactNode, useEffect } from "react";
import { type Text, TextProvider } from "../../../ui/text/text.tsx";
import { PageContext, type PageFacts } from "./page-context.ts";
import { type FindPart, ServedPartContext } from "./served-part.ts";

/** An island inside another island is a plain component, because React already runs there. */
export const InsideIsland = createContext(false);

interface FrameProps {
  page: PageFacts;
  text: Text;
  findPart?: FindPart;
  onAlive?: () => void;
  children: ReactNode;
}

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
