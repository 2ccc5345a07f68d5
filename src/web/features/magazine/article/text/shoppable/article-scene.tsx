import type { SceneFacts } from "../../../../design-ideas/smart-photo/picks/scene-facts.ts";
import ShoppablePhoto from "./shoppable-photo.island.tsx";

/** A photograph of a text in which a number opens the price of its piece. */
export function ArticleScene({ facts, caption }: { facts: SceneFacts; caption: string }) {
  return (
    <figure className="article-scene">
      <ShoppablePhoto facts={facts} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
