import type { ReactNode } from "react";
import { Facts } from "../text/facts.tsx";
import { Picture, type PictureProps } from "./picture.tsx";
import "./card.css";

export interface CardProps {
  picture: Pick<PictureProps, "photo" | "alt" | "sizes" | "ratio" | "priority">;
  title: ReactNode;
  /** None where there is nothing behind it: the card is all there is. */
  href?: string | undefined;
  facts?: readonly ReactNode[];
  price?: ReactNode;
  /** Stands above the link that covers the card. */
  heart?: ReactNode;
  tag?: ReactNode;
  /** More of what the photograph shows, below it. */
  strip?: ReactNode;
  level?: 2 | 3 | 4;
}

export const CARD_GRID_SIZES =
  "(width < 600px) calc(100vw - 40px), (width < 1024px) 45vw, (width < 1440px) 29.5vw, 424px";

/** Photograph, then words on paper: no border, no shadow. The title's link covers the whole card. */
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
