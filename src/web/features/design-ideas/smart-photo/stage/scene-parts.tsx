import type { ReactNode } from "react";
import { formatAmount } from "../../../../../editions/money.ts";
import { bandInRoom } from "../../../../../prices/my-room.ts";
import { useImageHosts } from "../../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../../ui/media/photo.ts";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { ServedParts } from "../../../../frame/islands/served-parts.tsx";
import { LeadLink } from "../../../leads/drawer/lead-link.tsx";
import type { RoomPricing } from "../picks/room-pricing.ts";
import { sceneFacts } from "../picks/scene-facts.ts";
import { type PieceDetails, type SceneView, sumOf } from "../picks/scene-view.ts";
import { detailsPart } from "../pieces/piece-body.tsx";
import type { SceneProps } from "../state/use-scene.ts";
import { SceneForm } from "./scene-form.tsx";
import StageScene from "./stage-scene.island.tsx";

export interface ScenePartsProps {
  view: SceneView;
  title: string;
  ctaText: string | null;
  /** The text about the whole room while no piece is open. */
  overview?: { text: string; facts: string[] } | undefined;
  parts: Readonly<Record<string, ReactNode>>;
  children: ReactNode;
}

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

interface SceneStageProps extends Omit<ScenePartsProps, "parts" | "children"> {
  pricing: RoomPricing;
  children: ReactNode;
}

export function SceneStage({ pricing, children, ...scene }: SceneStageProps) {
  return (
    <SceneParts {...scene} parts={{ beside: children }}>
      <StageScene {...scenePropsOf(scene.view, pricing)} />
    </SceneParts>
  );
}

function PieceDetailsView({ details, country }: { details: PieceDetails; country: SceneView["country"] }) {
  const { t } = useText();
  return (
    <>
      {details.description && <p>{details.description}</p>}
      <dl className="piece-details__rows pairs">
        <div>
          <dt>{t("smartPhoto.leadTime")}</dt>
          <dd>
            {details.days === null ? t("smartPhoto.notSold") : t("smartPhoto.days", { days: details.days })}
          </dd>
        </div>
        {ROWS.map(([label, field]) =>
          details[field] ? (
            <div key={field}>
              <dt>{t(label)}</dt>
              <dd>{details[field]}</dd>
            </div>
          ) : null,
        )}
        {details.options.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.join(" · ")}</dd>
          </div>
        ))}
      </dl>
      {details.madeOf && <Units madeOf={details.madeOf} country={country} />}
    </>
  );
}

const ROWS = [
  ["smartPhoto.warranty", "warranty"],
  ["smartPhoto.care", "care"],
  ["smartPhoto.returns", "returns"],
  ["smartPhoto.fitting", "fitting"],
] as const;

function Units({
  madeOf,
  country,
}: {
  madeOf: NonNullable<PieceDetails["madeOf"]>;
  country: SceneView["country"];
}) {
  const { t } = useText();
  return (
    <details className="rules piece-details__units">
      <summary>{t("smartPhoto.units", { count: madeOf.units.length })}</summary>
      {madeOf.measuring && <p>{madeOf.measuring}</p>}
      <ul className="piece-details__list stack gap-2">
        {madeOf.units.map(({ code, display_name, price, available }) => (
          <li key={code}>
            <span>
              {display_name}
              {!available && <small>{t("smartPhoto.unitAway")}</small>}
            </span>
            <Money amount={price} country={country} strong={false} />
          </li>
        ))}
      </ul>
    </details>
  );
}
