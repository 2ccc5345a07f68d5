import { type ReactNode, use, useId } from "react";
import { ImageHostContext } from "../../../ui/media/image-host-context.ts";
import { PictureTwin } from "../../../ui/media/picture.tsx";
import { TextProvider, useText } from "../../../ui/text/text.tsx";
import { DocumentContext } from "../document-context.ts";
import { IslandTwin, renderer } from "./island.tsx";
import { PageContext, usePage } from "./page-context.ts";
import { ServedPartContext } from "./served-part.ts";

interface ServedPartsProps {
  parts: Readonly<Record<string, ReactNode>>;
  children: ReactNode;
}

/** Views inside an island that are no part of its state. The server renders each by itself, so a part may hold an island. */
export function ServedParts({ parts, children }: ServedPartsProps) {
  const id = useId();
  const page = usePage();
  const text = useText();
  const document = use(DocumentContext);
  const atHost = use(ImageHostContext);
  const twins = { picture: use(PictureTwin), island: use(IslandTwin) };
  const htmlOf = (name: string, part: ReactNode) =>
    renderer?.renderToString(
      <DocumentContext value={document}>
        <PageContext value={page}>
          <ImageHostContext value={atHost}>
            <PictureTwin value={twins.picture}>
              <IslandTwin value={twins.island}>
                <TextProvider text={text}>{part}</TextProvider>
              </IslandTwin>
            </PictureTwin>
          </ImageHostContext>
        </PageContext>
      </DocumentContext>,
      { identifierPrefix: id + name },
    ) ?? "";
  // Rendered now: React cannot start another rendering while a component calls its hooks.
  const written = new Map(Object.entries(parts).map(([name, part]) => [name, htmlOf(name, part)]));
  return <ServedPartContext value={(name) => written.get(name) ?? ""}>{children}</ServedPartContext>;
}
