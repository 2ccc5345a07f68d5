import type { ComponentProps, ReactNode } from "react";
import { Tag } from "../../../../../ui/forms/chip.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { LoadedSmartPhoto } from "../load/load-scene-view.ts";
import { roomName } from "../load/rooms-of-scenes.ts";
import { isPro } from "../picks/to-scene.ts";
import "../stage/smart-photo-stage.css";
import "../pieces/smart-photo-pieces.css";
import "./smart-photo-views.css";

type Photo = LoadedSmartPhoto["photo"];

export function RoomStory({ photo }: { photo: Photo }) {
  const { t } = useText();
  const { designedBy, city, author, visibleTags, description } = photo;
  const facts = useRoomFacts(photo);
  if (!description && !designedBy && visibleTags.length === 0 && facts.length === 0) return null;
  return (
    <section className="room-story stack gap-4" aria-labelledby="story-title">
      <h2 className="d32" id="story-title">
        {t("smartPhoto.story")}
      </h2>
      {description && <p>{description}</p>}
      {designedBy && <SceneDesigner name={designedBy} city={city} author={isPro(photo) ? author : null} />}
      {visibleTags.length > 0 && (
        <ul className="row gap-2" aria-label={t("design.tags")}>
          {visibleTags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && <FactTable rows={facts} />}
    </section>
  );
}

function useRoomFacts(photo: Photo): ComponentProps<typeof FactTable>["rows"] {
  const { t } = useText();
  const { roomType, roomDimensions, roomSize, includes, excludes, care } = photo;
  const room = roomName(roomType);
  const size = [roomDimensions && sizeOf(roomDimensions), roomSize].filter((part) => part !== null);
  const rows = [
    room && { name: t("smartPhoto.room"), value: t(room) },
    size.length > 0 && { name: t("smartPhoto.size"), value: <bdi>{size.join(" · ")}</bdi> },
    includes.length > 0 && { name: t("smartPhoto.includes"), value: <Lines lines={includes} /> },
    excludes.length > 0 && { name: t("smartPhoto.excludes"), value: <Lines lines={excludes} /> },
    care !== null && { name: t("smartPhoto.care"), value: care },
  ];
  return rows.filter((row) => row !== false && row !== undefined);

  function sizeOf({ length, breadth, unit }: NonNullable<Photo["roomDimensions"]>): string {
    if (unit === null) return `${length} × ${breadth}`;
    return t(unit === "m" ? "card.sizeInMetres" : "card.sizeInFeet", { length, breadth });
  }
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="stack gap-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function FactTable({ rows }: { rows: readonly { name: string; value: ReactNode }[] }) {
  return (
    <table className="t15 fact-table">
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SceneDesignerProps {
  name: string;
  city: string | null;
  author?: string | null;
  /** An invented person, shown until the company names a real one. */
  isSample?: boolean;
}

export function SceneDesigner({ name, city, author = null, isSample = false }: SceneDesignerProps) {
  const { t } = useText();
  return (
    <div className="scene-designer beside">
      <span className="initials center on-forest" aria-hidden="true">
        {initials(name)}
      </span>
      <p>
        <b>{name}</b>
        <span className="soft t15">
          {city ? t("smartPhoto.designerIn", { city }) : t("smartPhoto.designer")}
          {author && ` · ${t("smartPhoto.author", { name: author })}`}
          {isSample && ` · ${t("design.sampleName")}`}
        </span>
      </p>
    </div>
  );
}

/** Separates Arabic letters, which would otherwise join. */
const NON_JOINER = "\u200c";

function initials(name: string): string {
  const words = name.split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.charAt(0) ?? "");
  return letters.join(NON_JOINER);
}
