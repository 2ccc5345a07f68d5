import { useState } from "react";
import type { Board, BoardChange } from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import { IconButton } from "../../../../../ui/forms/icon-button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { designOf } from "../../wishlist/saved-design.ts";
import { BandLine, BoardForm, Thumb } from "../board-parts.tsx";
import type { Spread } from "../board-price.ts";

interface BoardItemsProps {
  board: Board;
  spread: Spread;
  onChange: (change: BoardChange) => void;
}

export function BoardItems({ board, spread, onChange }: BoardItemsProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const [pulled, setPulled] = useState<string>();
  const boardId = board.id;
  const last = board.items.length - 1;
  return (
    <ul className="board__items">
      {board.items.map((item, place) => {
        const design = designOf(item);
        const name = design?.title ?? item.slug;
        const own = { boardId, itemId: item.id };
        return (
          <li
            key={item.id}
            className="stack gap-1 board__item"
            draggable
            onDragStart={() => setPulled(item.id)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (pulled && pulled !== item.id) onChange({ do: "move", boardId, itemId: pulled, to: place });
            }}
          >
            {design && <Thumb image={design.image} />}
            <p className="board__name t15">{design ? <a href={design.href}>{name}</a> : name}</p>
            {design && <BandLine thing={design} spread={spread} country={country} />}
            <div className="board__tools line">
              <Move
                fields={{ ...own, to: place - 1 }}
                isOff={place === 0}
                label={t("saved.earlier", { name })}
                isBack
              />
              <Move
                fields={{ ...own, to: place + 1 }}
                isOff={place === last}
                label={t("saved.later", { name })}
              />
              <BoardForm fields={{ do: "takeOut", ...own }} className="board__out">
                <IconButton type="submit" icon="close" label={t("saved.takeOut", { name })} />
              </BoardForm>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface MoveProps {
  fields: { boardId: string; itemId: string; to: number };
  label: string;
  isOff: boolean;
  isBack?: boolean;
}

function Move({ fields, label, isOff, isBack = false }: MoveProps) {
  return (
    <BoardForm fields={{ do: "move", ...fields, to: Math.max(fields.to, 0) }}>
      <IconButton type="submit" icon={isBack ? "back" : "arrow"} flip label={label} disabled={isOff} />
    </BoardForm>
  );
}
