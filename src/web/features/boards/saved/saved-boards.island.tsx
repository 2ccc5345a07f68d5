import type { Board } from "../../../../contracts/wishlist/board.ts";
import { LONGEST_BOARD_NAME } from "../../../../contracts/wishlist/wishlist-limits.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../frame/islands/island-pictures.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { SavedDesign } from "../../wishlist/saved-design.ts";
import type { Kind } from "../board-design.ts";
import type { Spread } from "../board-price.ts";
import { BoardView } from "./board-view.tsx";
import { ChangeForm, SubmitContext } from "./change-form.tsx";
import { SavedGallery } from "./saved-gallery.tsx";
import { type Problem, useSavedBoards } from "./use-saved-boards.ts";
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

/** All that a customer has saved, and the boards that they make of it. */
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
            <ChangeForm fields={{ do: "make" }} className="saved__line saved__make">
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
            </ChangeForm>
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
