import { useEffect, useRef } from "react";
import { useServedPart } from "../../../../frame/islands/served-part.ts";
import { announceAdded } from "../../../../frame/page-events.ts";
import { detailsId } from "../state/use-later-details.ts";
import "./smart-photo-pieces.css";

interface PieceDetailsPartProps {
  piece: { id: string };
  details: string | undefined;
}

/** What the shop says of the chosen variation (see PieceDetailsView). Another one brings its own. */
export function PieceDetailsPart({ piece, details }: PieceDetailsPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const part = useServedPart(detailsPart(piece), details);
  useEffect(() => {
    if (details !== undefined && place.current) announceAdded(place.current);
  }, [details]);
  return (
    <div className="t15 hide-empty piece-details stack" id={detailsId(piece.id)} ref={place} {...part} />
  );
}

export function detailsPart({ id }: { id: string }): string {
  return `details-${id}`;
}
