import type { ReactNode } from "react";
import { formatAmount } from "../../../../../editions/money.ts";
import { bandInRoom } from "../../../../../prices/my-room.ts";
import { useImageHosts } from "../../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../../ui/media/photo.ts";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { ServedParts } from "../../../../frame/islands/served-parts.tsx";
import { LeadLink } from "../../../leads/drawer/lead-link.tsx";
import type { RoomPricing } from "../picks/room-pricing.ts";
import { sceneFacts } from "../picks/scene-facts.ts";
import { type SceneView, sumOf } from "../picks/scene-view.ts";
import { detailsPart } from "../pieces/piece-details-part.tsx";
import { PieceDetailsView } from "../pieces/piece-details-view.tsx";
import type { SceneProps } from "../state/use-scene.ts";
import { SceneForm } from "./scene-form.tsx";

export interface ScenePartsProps {
  view: SceneView;
  title: string;
  /** The document's own words for the button, where it has any. */
  ctaText: string | null;
  /** What is said of the whole while no piece is open. */
  overview?: { text: string; facts: string[] } | undefined;
  /** What else stands in the layout and does not change. */
  parts: Readonly<Record<string, ReactNode>>;
  /** The island of the layout. */
  children: ReactNode;
}

/** What stands in a scene and does not change with what is chosen, for its island. */
export function SceneParts({ view, title, ctaText, overview, parts, children }: ScenePartsProps) {
  const ask = { view, title, ctaText };
  const details = view.scene.pieces.map((piece) => {
    const known = view.details[piece.id];
    return [detailsPart(piece), known && <PieceDetailsView details={known} country={view.country} />];
  });
  return (
    <ServedParts
      parts={{
        ...parts,
        ...Object.fromEntries(details),
        overview: overview && <Overview {...overview} count={view.scene.pieces.length} />,
        "ask-foot": <Ask {...ask} size="normal" />,
        "ask-bar": <Ask {...ask} size="small" />,
      }}
    >
      <SceneForm view={view} />
      {children}
    </ServedParts>
  );
}

/** What the island of a scene is given. */
export function scenePropsOf(
  view: SceneView,
  { rates, room, facts, standardFacts }: RoomPricing,
): SceneProps {
  const band = rates && facts && room && bandInRoom(rates, facts, room);
  return { facts: sceneFacts(view), room: standardFacts && { facts: standardFacts, band } };
}

interface AskProps extends Pick<ScenePartsProps, "view" | "title" | "ctaText"> {
  size: "normal" | "small";
}

function Ask({ view, title, ctaText, size }: AskProps) {
  const { t } = useText();
  const atHost = useImageHosts();
  return (
    <LeadLink
      ctaType="Design Idea Tag"
      about={title}
      aboutImage={stampUrl(view.scene.photo, atHost)}
      aboutPrice={formatAmount(sumOf(sceneFacts(view), view.picks).total, view.country)}
      size={size}
    >
      {ctaText ?? t("smartPhoto.getThisDesign")}
    </LeadLink>
  );
}

function Overview({ text, facts, count }: { text: string; facts: string[]; count: number }) {
  const { t } = useText();
  return (
    <>
      <h2 className="d32">{t("smartPhoto.overview", { count })}</h2>
      {facts.length > 0 && <Facts items={facts} />}
      {text && <p className="t15">{text}</p>}
      <p className="t15 soft">{t("smartPhoto.overviewHint")}</p>
    </>
  );
}
