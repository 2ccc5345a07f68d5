import { type FormEvent, useState } from "react";
import { changeBoardsDescriptor } from "../../../../../contracts/calls/customer/boards-descriptor.ts";
import { saveWishlistDescriptor } from "../../../../../contracts/calls/customer/wishlist-descriptor.ts";
import { LONGEST_BOARD_NAME } from "../../../../../contracts/wishlist/wishlist-constants.ts";
import type { Board, BoardChange } from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { callAsCustomer } from "../../../../frame/account/call-as-customer.ts";
import { island } from "../../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../../frame/islands/island-pictures.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { contentIdOf, keyOf, type SavedDesign } from "../../wishlist/saved-design.ts";
import type { Kind } from "../board-design.ts";
import { BoardForm, SubmitContext } from "../board-parts.tsx";
import type { Spread } from "../board-price.ts";
import { BoardView } from "./board-view.tsx";
import { readChange, type SavedChange } from "./read-change.ts";
import { SavedGallery } from "./saved-gallery.tsx";
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
