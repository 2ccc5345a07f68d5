import type { BoardItem } from "../../../../contracts/wishlist/board.ts";
import type { Mark } from "../../../../contracts/wishlist/board-vote.ts";
import { MARKS } from "../../../../contracts/wishlist/marks.ts";
import { CARD_GRID_SIZES } from "../../../../ui/media/card.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { MoneyBand } from "../../../../ui/text/money-band.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { designOf } from "../board-design.ts";
import { bandOfPrice, type Spread } from "../board-price.ts";

interface VoteItemProps {
  item: BoardItem;
  spread: Spread;
  mark: Mark | undefined;
  onMark: (mark: Mark) => void;
  priority: boolean;
}

const ICONS = { keep: "heart", maybe: "clock", drop: "close" } as const;

/** One thing and the three answers: a tap, the arrow keys, or a form. */
export function VoteItem({ item, spread, mark, onMark, priority }: VoteItemProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const design = designOf(item);
  const name = design?.title ?? item.slug;
  const band = design && bandOfPrice(design, spread);
  return (
    <li className="box vote__item" data-mark={mark}>
      {design && (
        <Picture
          photo={{ url: design.image }}
          alt=""
          sizes={CARD_GRID_SIZES}
          ratio="3:2"
          priority={priority}
        />
      )}
      <div className="stack gap-1 vote__words">
        <h2 className="d20">
          {design ? (
            <a href={design.href} target="_blank" rel="noopener">
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        {band && (
          <p className="t15 soft">
            <MoneyBand {...band} country={country} />
          </p>
        )}
      </div>
      <fieldset className="rule vote__marks">
        <legend className="sr">{t("vote.markOf", { name })}</legend>
        {MARKS.map((one) => (
          <label key={one} className={`vote__mark vote__mark--${one}`}>
            <input
              type="radio"
              className="sr"
              name={`mark-${item.id}`}
              value={one}
              checked={mark === one}
              onChange={() => onMark(one)}
            />
            <Icon name={ICONS[one]} />
            <span>{t(`vote.${one}`)}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
