import { useDocument } from "../../../frame/document-context.ts";
import { LeadBand } from "../../leads/drawer/lead-band.tsx";
import { StoryRail } from "../../magazine/rails/story-rail.tsx";
import { useLooksState } from "../looks-state.ts";
import type { LoadedLooks } from "./load-looks.ts";
import { LooksGallery } from "./looks-gallery.tsx";
import { LooksHead } from "./looks-head.tsx";

export function LooksView(loaded: LoadedLooks) {
  const { edition } = useDocument().place;
  const { category, page, total, stories } = loaded;
  useLooksState({ category, page, total });
  return (
    <>
      <LooksHead {...loaded} edition={edition} />
      <LooksGallery {...loaded} edition={edition} />
      <StoryRail stories={stories} isFlush />
      <LeadBand />
    </>
  );
}
