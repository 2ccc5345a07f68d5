import { useState } from "react";
import { LONGEST_BOARD_NAME } from "../../../../../contracts/wishlist/wishlist-constants.ts";
import type { Board, BoardChange } from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import { Button, ButtonLink, GoLink } from "../../../../../ui/forms/button.tsx";
import { IconButton } from "../../../../../ui/forms/icon-button.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { MoneyBand } from "../../../../../ui/text/money-band.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { useCopied } from "../../../../frame/use-copied.ts";
import { designOf } from "../../wishlist/saved-design.ts";
import { BandLine, BoardForm, Thumb } from "../board-parts.tsx";
import { type Spread, sumOf } from "../board-price.ts";
import { listNames } from "../vote/vote-results.tsx";

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

function Manage({ board: { id: boardId, name, key } }: Pick<BoardViewProps, "board">) {
  const { t } = useText();
  return (
    <details className="board__manage">
      <summary className="tap t15">{t("saved.manage")}</summary>
      <div className="stack gap-4">
        <BoardForm fields={{ do: "rename", boardId }} className="saved__line">
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
        </BoardForm>
        <div className="row">
          {key && (
            <BoardForm fields={{ do: "renew", boardId }}>
              <Button type="submit" look="quiet" size="small" icon="refresh">
                {t("saved.newLink")}
              </Button>
            </BoardForm>
          )}
          <BoardForm fields={{ do: "remove", boardId }}>
            <Button type="submit" look="quiet" size="small" icon="close">
              {t("saved.removeBoard")}
            </Button>
          </BoardForm>
        </div>
        {key && <p className="t13 soft">{t("saved.newLinkHelp")}</p>}
      </div>
    </details>
  );
}

interface SharePanelProps {
  board: Board;
  voteAddress: string;
}

function SharePanel({ board, voteAddress }: SharePanelProps) {
  const { t } = useText();
  const { id: boardId, key, isClosed, items } = board;
  if (!key)
    return (
      <BoardForm fields={{ do: "share", boardId }}>
        <Button type="submit" icon="share" disabled={items.length === 0}>
          {t("saved.share")}
        </Button>
      </BoardForm>
    );
  return (
    <div className="well pad-4 stack">
      {isClosed ? <p className="strong">{t("saved.closed")}</p> : <ShareLink url={voteAddress + key} />}
      <Voters board={board} />
      <div className="row">
        <GoLink href={voteAddress + key}>{t("saved.seeVote")}</GoLink>
        <BoardForm fields={{ do: isClosed ? "share" : "close", boardId }}>
          <Button type="submit" look="quiet" size="small">
            {t(isClosed ? "saved.openAgain" : "saved.close")}
          </Button>
        </BoardForm>
      </div>
    </div>
  );
}

function ShareLink({ url }: { url: string }) {
  const { t } = useText();
  const [isCopied, copy] = useCopied(url);
  const message = encodeURIComponent(`${t("saved.shareText")} ${url}`);
  return (
    <div className="stack">
      <TextInput label={t("saved.link")} help={t("saved.linkHelp")} value={url} readOnly dir="ltr" />
      <div className="row">
        <ButtonLink href={`https://wa.me/?text=${message}`} target="_blank" rel="noopener" icon="talk">
          {t("saved.sendWhatsApp")}
        </ButtonLink>
        <Button look="line" icon="copy" onClick={copy} className="needs-script">
          <span aria-live="polite">{isCopied ? t("design.copied") : t("design.copyLink")}</span>
        </Button>
      </div>
    </div>
  );
}

function Voters({ board: { voters } }: Pick<SharePanelProps, "board">) {
  const { t } = useText();
  if (voters.length === 0) return <p className="t15 soft">{t("saved.noAnswers")}</p>;
  const names = listNames(
    voters.map(({ name }) => name),
    t("saved.nobody"),
  );
  return <p className="t15 soft">{t("saved.answered", { count: voters.length, names })}</p>;
}

interface BoardItemsProps {
  board: Board;
  spread: Spread;
  onChange: (change: BoardChange) => void;
}

function BoardItems({ board, spread, onChange }: BoardItemsProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const [pulled, setPulled] = useState<string>();
  const boardId = board.id;
  const last = board.items.length - 1;
  return (
    <ul className="board__items">
      {board.items.map((item, index) => {
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
              if (pulled && pulled !== item.id) onChange({ do: "move", boardId, itemId: pulled, to: index });
            }}
          >
            {design && <Thumb image={design.image} />}
            <p className="board__name t15">{design ? <a href={design.href}>{name}</a> : name}</p>
            {design && <BandLine thing={design} spread={spread} country={country} />}
            <div className="board__tools line">
              <Move
                fields={{ ...own, to: index - 1 }}
                isOff={index === 0}
                label={t("saved.earlier", { name })}
                isBack
              />
              <Move
                fields={{ ...own, to: index + 1 }}
                isOff={index === last}
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
