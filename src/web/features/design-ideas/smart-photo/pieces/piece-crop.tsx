import { type PieceFacts, printOf, type SceneFacts, type VariationFacts } from "../picks/scene-facts.ts";
import { PrintFrame } from "../stage/print-frame.tsx";
import { placeOf } from "../stage/scene-photo.tsx";
import "./smart-photo-pieces.css";

interface PieceCropProps {
  facts: SceneFacts;
  piece: PieceFacts;
  variation: VariationFacts;
  sizes: string;
}

/** The photograph close to one piece, in the variation that is chosen. */
export function PieceCrop({ facts, piece, variation, sizes }: PieceCropProps) {
  const [spot = [50, 50, 50, 50]] = piece.spots;
  return (
    <PrintFrame
      className="piece-crop"
      style={placeOf(spot)}
      photo={printOf(facts, variation.print)}
      alt=""
      sizes={sizes}
    />
  );
}
