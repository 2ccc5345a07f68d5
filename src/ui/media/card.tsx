import type { ReactNode } from "react";
import { Facts } from "../text/facts.tsx";
import { Picture, type PictureProps } from "./picture.tsx";
import "./card.css";

export interface CardProps {
  picture: Pick<PictureProps, "photo" | "alt" | "sizes" | "ratio" | "priority">;
  title: ReactNode;
  /** Undefined if there is no page behind the card. */
  href?: string | undefined;
  facts?: readonly ReactNode[];
  price?: ReactNode;
  /** Positioned above the link that covers the card. */
  heart?: ReactNode;
  tag?: ReactNode;
  /** Additional content of the photograph, below it. */
  strip?: ReactNode;
  level?: 2 | 3 | 4;
}

export const CARD_GRID_SIZES =
  "(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, (width < 1440px) 29.5vw, 424px";

/** A photograph, then text on paper: no border, no shadow. The title's link covers the whole card. */
export function Card({ picture, title, href, facts, price, heart, tag, strip, level = 3 }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="card">
      <div className="card__photo">
        <Picture {...picture} />
        {tag && <div className="card__tag">{tag}</div>}
      </div>
      {strip}
      <Heading className="card__title cover-title d20">{href ? <a href={href}>{title}</a> : title}</Heading>
      {facts && <Facts items={facts} />}
      {price && <p className="card__price">{price}</p>}
      {heart && <div className="card__heart">{heart}</div>}
    </article>
  );
}
