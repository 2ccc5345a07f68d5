import type { ReactNode } from "react";
import { type Text, TextProvider } from "../../../ui/text/text.tsx";
import { PageContext, type PageFacts } from "./page-context.ts";

/** What stands around every island, the same on the server and in the browser. */
export function IslandFrame({ page, text, children }: { page: PageFacts; text: Text; children: ReactNode }) {
  return (
    <PageContext value={page}>
      <TextProvider text={text}>{children}</TextProvider>
    </PageContext>
  );
}
