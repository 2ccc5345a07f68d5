import { useDocument } from "../../frame/document-context.ts";

/** Marks a page of ours that listens to embeds, and says to which sites' besides our own. */
export function EmbedHost() {
  const { embedOrigins = [] } = useDocument().site;
  return <template data-origins={embedOrigins.join(" ")} />;
}
