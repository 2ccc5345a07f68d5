import type { DesignStyleFile } from "../../../contracts/documents/designs/design-style.ts";
import type { ConnectionContext } from "../document-type.ts";
import { designsOf } from "./design-library.ts";

/** Gives the rooms and the styles that it leads to their names, and checks that there is something to be seen in them. */
export function connectDesignStyle(style: DesignStyleFile, context: ConnectionContext): object {
  const designs = designsOf(context, context.country);
  const rooms = style.rooms.map((slug, index) => {
    const path = ["rooms", index];
    const room = context.require("design-ideas-categories", slug, path) as { title: string } | undefined;
    if (!designs.some((design) => design.roomType === slug && style.styles.includes(design.style)))
      context.blame(path, `no design of "${slug}" is in this style`);
    return { slug, title: room?.title ?? slug };
  });
  const related = style.related.map((slug, index) => {
    const other = context.require("design-styles", slug, ["related", index]) as DesignStyleFile | undefined;
    return { slug, title: other?.title, headline: other?.headline, picture: other?.picture };
  });
  return { ...style, rooms, related };
}
