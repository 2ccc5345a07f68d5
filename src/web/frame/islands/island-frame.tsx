import type { ReactNode } from "react";
import { ImageHostContext } from "../../../ui/media/image-host-context.ts";
import { type Text, TextProvider } from "../../../ui/text/text.tsx";
import { atImageHosts } from "../image-hosts.ts";
import { PageContext, type PageFacts } from "./page-context.ts";

/** What stands around every island, the same on the server and in the browser. */
export function IslandFrame({ page, text, children }: { page: PageFacts; text: Text; children: ReactNode }) {
  const { imageHosts } = page.state.getState().env;
  return (
    <PageContext value={page}>
      <ImageHostContext value={atImageHosts(imageHosts)}>
        <TextProvider text={text}>{children}</TextProvider>
      </ImageHostContext>
    </PageContext>
  );
}
