import { type FormEvent, type MouseEvent, useState } from "react";
import { changeBoardsDescriptor } from "../../../../../contracts/calls/customer/boards-descriptor.ts";
import { saveWishlistDescriptor } from "../../../../../contracts/calls/customer/wishlist-descriptor.ts";
import { LONGEST_BOARD_NAME } from "../../../../../contracts/wishlist/wishlist-constants.ts";
import type { Board, BoardChange } from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { IconButton } from "../../../../../ui/forms/icon-button.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { callAsCustomer } from "../../../../frame/account/call-as-customer.ts";
import { island } from "../../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../../frame/islands/island-pictures.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { contentIdOf, keyOf, type SavedDesign } from "../../wishlist/saved-design.ts";
import { KINDS, type Kind, kindOf } from "../board-design.ts";
import { BandLine, BoardForm, SubmitContext, Thumb } from "../board-parts.tsx";
import type { Spread } from "../board-price.ts";
import { BoardView } from "./board-view.tsx";
import { readChange, type SavedChange } from "./read-change.ts";
import "./saved-boards.css";

interface SavedBoardsProps {
  saved: SavedDesign[];
  boards: Board[];
  spread: Spread;
  kind: Kind | undefined;
  voteAddress: string;
  problem: Problem | undefined;
}

export default island("saved-boards", SavedBoards, { when: "idle" });

function SavedBoards({ spread, kind, voteAddress, ...start }: SavedBoardsProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { saved, boards, problem, isBusy, submit, change } = useSavedBoards(start, country);
  return (
    <SubmitContext value={submit}>
      <IslandPictures>
        <div className="saved stack gap-7" aria-busy={isBusy}>
          {problem && (
            <Notice tone="bad" announce>
              {t(problem === "full" ? "saved.full" : "saved.failed")}
            </Notice>
          )}
          <section className="stack gap-5" aria-labelledby="saved-boards">
            <div className="stack gap-2">
              <h2 className="d32" id="saved-boards">
                {t("saved.boardsTitle")}
              </h2>
              <p className="soft measure">{t("saved.boardsLead")}</p>
            </div>
            <BoardForm fields={{ do: "make" }} className="saved__line saved__make">
              <TextInput
                label={t("saved.name")}
                hint={t("saved.nameHint")}
                name="name"
                maxLength={LONGEST_BOARD_NAME}
                required
              />
              <Button type="submit" look="line" icon="plus">
                {t("saved.make")}
              </Button>
            </BoardForm>
            {boards.map((board) => (
              <BoardView
                key={board.id}
                board={board}
                spread={spread}
                voteAddress={voteAddress}
                onChange={change}
              />
            ))}
          </section>
          <SavedGallery saved={saved} boards={boards} spread={spread} kind={kind} />
        </div>
      </IslandPictures>
    </SubmitContext>
  );
}

type Problem = "failed" | "full";

interface Start {
  saved: readonly SavedDesign[];
  boards: readonly Board[];
  problem?: Problem | undefined;
}

const FULL = 409;

function useSavedBoards(start: Start, country: Country) {
  const [saved, setSaved] = useState(start.saved);
  const [boards, setBoards] = useState(start.boards);
  const [problem, setProblem] = useState(start.problem);
  const [isBusy, setBusy] = useState(false);

  async function send(change: SavedChange): Promise<boolean> {
    setBusy(true);
    const answer =
      change.of === "boards"
        ? await callAsCustomer(changeBoardsDescriptor, {
            country_code: country.toUpperCase(),
            change: change.change,
          })
        : await callAsCustomer(saveWishlistDescriptor, {
            user_type: "logged_in",
            type: change.type,
            content_id: contentIdOf(change.design, country),
          });
    setBusy(false);
    if (!answer.ok) {
      setProblem(answer.problem.status === FULL ? "full" : "failed");
      return false;
    }
    setProblem(undefined);
    if (change.of === "saved") {
      const key = keyOf(change.design);
      setSaved((before) => before.filter((one) => keyOf(one) !== key));
    }
    if ("boards" in answer.value) setBoards(answer.value.boards);
    return true;
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const change = readChange(new FormData(form), { saved, country });
    if (!change || isBusy) return;
    void send(change).then((isDone) => {
      if (isDone && change.of === "boards" && change.change.do === "make") form.reset();
    });
  }

  const change = (wanted: BoardChange) => void send({ of: "boards", change: wanted });
  return { saved, boards, problem, isBusy, submit, change };
}

interface SavedGalleryProps {
  saved: readonly SavedDesign[];
  boards: readonly Board[];
  spread: Spread;
  kind: Kind | undefined;
}

function SavedGallery({ saved, boards, spread, kind: asked }: SavedGalleryProps) {
  const { t } = useText();
  const [kind, setKind] = useState(asked);
  const shown = saved.filter((design) => !kind || kindOf(design) === kind);
  const there = KINDS.filter((one) => saved.some((design) => kindOf(design) === one));
  const choose = (one: Kind | undefined) => (event: MouseEvent) => {
    event.preventDefault();
    setKind(one);
    history.replaceState(history.state, "", one ? `?kind=${one}` : location.pathname);
  };
  return (
    <section className="stack gap-5" aria-labelledby="saved-all">
      <h2 className="d32" id="saved-all">
        {t("saved.allTitle")}
      </h2>
      {there.length > 1 && (
        <nav aria-label={t("saved.kindsLabel")} className="row gap-2">
          <KindLink href="?" isOn={!kind} onClick={choose(undefined)}>
            {t("saved.all")}
          </KindLink>
          {there.map((one) => (
            <KindLink key={one} href={`?kind=${one}`} isOn={kind === one} onClick={choose(one)}>
              {t(`saved.kind-${one}`)}
            </KindLink>
          ))}
        </nav>
      )}
      {shown.length === 0 && <p className="soft">{t("saved.none")}</p>}
      <ul className="columns saved__grid">
        {shown.map((design) => (
          <SavedThing key={keyOf(design)} design={design} boards={boards} spread={spread} />
        ))}
      </ul>
    </section>
  );
}

interface KindLinkProps {
  href: string;
  isOn: boolean;
  onClick: (event: MouseEvent) => void;
  children: string;
}

function KindLink({ href, isOn, onClick, children }: KindLinkProps) {
  return (
    <a
      href={href}
      className={isOn ? "chip is-on" : "chip"}
      aria-current={isOn || undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

interface SavedThingProps extends Pick<SavedGalleryProps, "boards" | "spread"> {
  design: SavedDesign;
}

function SavedThing({ design, boards, spread }: SavedThingProps) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { title: name, href, image } = design;
  const item = keyOf(design);
  return (
    <li className="saved__thing stack gap-2">
      <div className="relative">
        <Thumb image={image} />
        <BoardForm fields={{ do: "unsave", item }} className="saved__remove">
          <IconButton type="submit" look="paper" icon="close" label={t("saved.remove", { name })} />
        </BoardForm>
      </div>
      <h3 className="d20">
        <a href={href}>{name}</a>
      </h3>
      <BandLine thing={design} spread={spread} country={country} />
      {boards.length > 0 && (
        <BoardForm fields={{ do: "add", item }} className="saved__line">
          <Select label={t("saved.addTo")} name="boardId">
            {boards.map((board) => (
              <option key={board.id} value={board.id}>
                {board.name}
              </option>
            ))}
          </Select>
          <Button type="submit" look="line">
            {t("saved.add")}
          </Button>
        </BoardForm>
      )}
    </li>
  );
}
