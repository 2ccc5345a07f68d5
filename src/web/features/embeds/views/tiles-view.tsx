import type { ReactNode } from "react";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { ContentOf, EmbedTile } from "../content.ts";
import { EmbedAmount } from "./embed-amount.tsx";
import { EmbedAnchor } from "./embed-anchor.tsx";
import { EmbedSection } from "./embed-section.tsx";

type Layout = ContentOf<"tiles">["layout"];

const SIZES: Record<Layout, string> = {
  rail: "(width < 600px) 76vw, 320px",
  grid: "(width < 600px) 92vw, 400px",
  single: "(width < 600px) 92vw, 760px",
  swatches: "180px",
};

/** Photographs with a few words: one, a row that one scrolls, or a grid. */
export function TilesView({ content }: { content: ContentOf<"tiles"> }) {
  const { layout, items, title } = content;
  const tiles = items.map((tile, index) => (
    <li key={`${tile.title} ${tile.href}`}>
      <Tile tile={tile} layout={layout} isFirst={index === 0} isTitled={tile.title !== title} />
    </li>
  ));
  return (
    <EmbedSection content={content} className={`embed-tiles embed-tiles--${layout}`}>
      {layout === "rail" || layout === "swatches" ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row of things that are no links is scrolled by key too
        <ul className="embed-tiles__list track" aria-label={title} tabIndex={0}>
          {tiles}
        </ul>
      ) : (
        <ul className="embed-tiles__list stack">{tiles}</ul>
      )}
    </EmbedSection>
  );
}

interface TileProps {
  tile: EmbedTile;
  layout: Layout;
  isFirst: boolean;
  /** False where the heading above says the same. */
  isTitled: boolean;
}

function Tile({ tile, layout, isFirst, isTitled }: TileProps) {
  const { t } = useText();
  const { title, picture, kicker, text, facts, price, href } = tile;
  const ratio = layout === "swatches" ? "1:1" : "3:2";
  return (
    <article className="embed-tile stack gap-1">
      {picture && <Picture {...picture} ratio={ratio} sizes={SIZES[layout]} priority={isFirst} />}
      {kicker && <p className="kicker">{kicker}</p>}
      {isTitled && (
        <h2 className={layout === "swatches" ? "t15 strong" : "d20"}>
          <MaybeAnchor href={href}>{title}</MaybeAnchor>
        </h2>
      )}
      {text && <p className="t15 soft">{text}</p>}
      {facts && facts.length > 0 && <Facts items={facts} />}
      {price && (
        <p className="t15">
          {price.to === undefined && <span className="sr">{t("embed.price")} </span>}
          <EmbedAmount amount={price} />
        </p>
      )}
    </article>
  );
}

function MaybeAnchor({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <EmbedAnchor href={href}>{children}</EmbedAnchor> : children;
}
