import type { ShownPicture } from "../../../ui/media/photo.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { ServedParts } from "../../frame/islands/served-parts.tsx";
import BeforeAfterSlider from "./before-after-slider.island.tsx";

export interface PairSide {
  picture: ShownPicture;
  caption: string;
}

interface BeforeAfterPairProps {
  before: PairSide;
  after: PairSide;
}

/** Two photographs that lie on each other to the pixel, before and after, under one slider. */
export function BeforeAfterPair({ before, after }: BeforeAfterPairProps) {
  const look = { sizes: "(width < 1024px) 92vw, 860px", ratio: "own" } as const;
  return (
    <ServedParts
      parts={{
        before: <Picture {...before.picture} {...look} />,
        after: <Picture {...after.picture} {...look} />,
      }}
    >
      <BeforeAfterSlider before={before.caption} after={after.caption} />
    </ServedParts>
  );
}
