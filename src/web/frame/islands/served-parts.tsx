import { type ReactNode, use, useId } from "react";
import { ImageHostContext } from "../../../ui/media/image-host-context.ts";
import { PictureCounterpart } from "../../../ui/media/picture.tsx";
import { TextProvider, useText } from "../../../ui/text/text.tsx";
import { DocumentContext } from "../document-context.ts";
import { AmpCounterpart, renderer } from "./island.tsx";
import { PageContext, usePage } from "./page-context.ts";
import { ServedPartContext } from "./served-part.ts";

interface ServedPartsProps {
  parts: Readonly<Record<string, ReactNode>>;
  children: ReactNode;
}

/**
 * Views inside an island that do not depend on its state. The server renders each separately, so a part may contain
 * an island.
 */
export function ServedParts({ parts, children }: ServedPartsProps) {
  const id = useId();
  const page = usePage();
  const text = useText();
  const document = use(DocumentContext);
  const atHost = use(ImageHostContext);
  const twins = { picture: use(PictureCounterpart), island: use(AmpCounterpart) };
  const htmlOf = (name: string, part: ReactNode) =>
    renderer?.renderToString(
      <DocumentContext value={document}>
        <PageContext value={page}>
          <ImageHostContext value={atHost}>
            <PictureCounterpart value={twins.picture}>
              <AmpCounterpart value={twins.island}>
                <TextProvider text={text}>{part}</TextProvider>
              </AmpCounterpart>
            </PictureCounterpart>
          </ImageHostContext>
        </PageContext>
      </DocumentContext>,
      { identifierPrefix: id + name },
    ) ?? "";
  // Rendered here, because React cannot start another rendering while a component calls its hooks.
  const written = new Map(Object.entries(parts).map(([name, part]) => [name, htmlOf(name, part)]));
  return <ServedPartContext value={(name) => written.get(name) ?? ""}>{children}</ServedPartContext>;
}
