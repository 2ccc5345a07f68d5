import type { Board, BoardChange } from "../../../../contracts/wishlist/board.ts";
import { LONGEST_BOARD_NAME } from "../../../../contracts/wishlist/wishlist-limits.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { MoneyBand } from "../../../../ui/text/money-band.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { designOf } from "../board-design.ts";
import { type Spread, sumOf } from "../board-price.ts";
import { BoardItems } from "./board-items.tsx";
import { ChangeForm } from "./change-form.tsx";
import { SharePanel } from "./share-panel.tsx";

interface BoardViewProps {
  board: Board;
  spread: Spread;
  voteAddress: string;
  onChange: (change: BoardChange) => void;
}

export function BoardView({ board, spread, voteAddress, onChange }: BoardViewProps) {
  const { t } = useText();
  return (
    <article className="board split__sheet" id={`board-${board.id}`}>
      <div className="row align-end apart board__head">
        <div className="stack gap-1">
          <h3 className="d25">{board.name}</h3>
          <p className="t15 soft">{t("saved.onBoard", { count: board.items.length })}</p>
        </div>
        <BoardSum board={board} spread={spread} />
      </div>
      {board.items.length > 0 ? (
        <BoardItems board={board} spread={spread} onChange={onChange} />
      ) : (
        <p className="soft">{t("saved.boardEmpty")}</p>
      )}
      <SharePanel board={board} voteAddress={voteAddress} />
      <Manage board={board} />
    </article>
  );
}

function BoardSum({ board, spread }: Pick<BoardViewProps, "board" | "spread">) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { priced, unpriced, ...band } = sumOf(
    board.items.map((item) => designOf(item) ?? {}),
    spread,
  );
  if (priced === 0) return null;
  return (
    <div className="text-end board__sum stack gap-1">
      <p className="t13 soft">{t("saved.sum")}</p>
      <p className="t20 strong">
        <MoneyBand {...band} country={country} />
      </p>
      {unpriced > 0 && <p className="t13 soft">{t("saved.unpriced", { count: unpriced })}</p>}
    </div>
  );
}

/** What is done seldom. */
function Manage({ board: { id: boardId, name, key } }: Pick<BoardViewProps, "board">) {
  const { t } = useText();
  return (
    <details className="board__manage">
      <summary className="tap t15">{t("saved.manage")}</summary>
      <div className="stack gap-4">
        <ChangeForm fields={{ do: "rename", boardId }} className="saved__line">
          <TextInput
            key={name}
            label={t("saved.name")}
            name="name"
            defaultValue={name}
            maxLength={LONGEST_BOARD_NAME}
            required
          />
          <Button type="submit" look="line">
            {t("saved.rename")}
          </Button>
        </ChangeForm>
        <div className="row">
          {key && (
            <ChangeForm fields={{ do: "renew", boardId }}>
              <Button type="submit" look="quiet" size="small" icon="refresh">
                {t("saved.newLink")}
              </Button>
            </ChangeForm>
          )}
          <ChangeForm fields={{ do: "remove", boardId }}>
            <Button type="submit" look="quiet" size="small" icon="close">
              {t("saved.removeBoard")}
            </Button>
          </ChangeForm>
        </div>
        {key && <p className="t13 soft">{t("saved.newLinkHelp")}</p>}
      </div>
    </details>
  );
}
