import { LONGEST_VOTER_NAME, MARKS } from "../../../../../contracts/wishlist/wishlist-constants.ts";
import type {
  BoardItem,
  Mark,
  BoardVote as Vote,
} from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { CARD_GRID_SIZES } from "../../../../../ui/media/card.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { MoneyBand } from "../../../../../ui/text/money-band.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { island } from "../../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../../frame/islands/island-pictures.tsx";
import { useHydrated, usePage } from "../../../../frame/islands/page-context.ts";
import { designOf } from "../../wishlist/saved-design.ts";
import { bandOfPrice, type Spread } from "../board-price.ts";
import type { Hints } from "./load-hints.ts";
import { useVote, type VoteStatus } from "./use-vote.ts";
import { VoteResults } from "./vote-results.tsx";
import "./board-vote.css";

interface BoardVoteProps {
  boardKey: string;
  voter: string;
  vote: Vote;
  hints: Hints;
  spread: Spread;
}

export default island("board-vote", BoardVote, { when: "idle" });

function BoardVote({ hints, spread, ...ballot }: BoardVoteProps) {
  const { vote, ...answer } = useVote(ballot);
  return (
    <IslandPictures>
      <div className="vote stack gap-7">
        {!vote.isClosed && vote.items.length > 0 && (
          <Ballot vote={vote} spread={spread} voter={ballot.voter} {...answer} />
        )}
        <VoteResults vote={vote} hints={hints} spread={spread} />
      </div>
    </IslandPictures>
  );
}

interface BallotProps extends Omit<ReturnType<typeof useVote>, "vote"> {
  vote: Vote;
  spread: Spread;
  voter: string;
}

function Ballot({ vote, spread, voter, marks, name, status, mark, rename, sendName }: BallotProps) {
  const { t } = useText();
  const isAlive = useHydrated();
  const { items } = vote;
  const done = items.filter(({ id }) => marks[id]).length;
  return (
    <form method="post" className="stack gap-6" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="voter" value={voter} />
      <TextInput
        className="vote__name"
        label={t("vote.name")}
        help={t("vote.nameHelp")}
        optional
        name="name"
        value={name}
        maxLength={LONGEST_VOTER_NAME}
        autoComplete="given-name"
        onChange={({ target }) => rename(target.value)}
        onBlur={sendName}
      />
      <ul className="columns vote__items">
        {items.map((item, index) => (
          <VoteItem
            key={item.id}
            item={item}
            spread={spread}
            mark={marks[item.id]}
            onMark={(one) => mark(item.id, one)}
            priority={index === 0}
          />
        ))}
      </ul>
      <div className="row apart rule vote__foot">
        <div className="stack gap-1">
          <p className="strong" role="status">
            {t("vote.progress", { done, all: items.length })}
          </p>
          <progress className="vote__progress" max={items.length} value={done} aria-label={t("vote.board")} />
          <Status status={status} />
        </div>
        {!isAlive && <Button type="submit">{t("vote.send")}</Button>}
      </div>
    </form>
  );
}

function Status({ status }: { status: VoteStatus }) {
  const { t } = useText();
  if (status === "quiet") return null;
  if (status === "saved")
    return (
      <p className="t15 soft" role="status">
        {t("vote.saved")}
      </p>
    );
  return (
    <Notice tone="bad" announce>
      {t(status === "full" ? "vote.full" : "vote.failed")}
    </Notice>
  );
}

interface VoteItemProps {
  item: BoardItem;
  spread: Spread;
  mark: Mark | undefined;
  onMark: (mark: Mark) => void;
  priority: boolean;
}

const ICONS = { keep: "heart", maybe: "clock", drop: "close" } as const;

function VoteItem({ item, spread, mark, onMark, priority }: VoteItemProps) {
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
          <label key={one} className={`t15 soft vote__mark vote__mark--${one}`}>
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
