import { type FormEvent, useState } from "react";
import { changeBoardsDescriptor } from "../../../../contracts/calls/customer/boards-descriptor.ts";
import { saveWishlistDescriptor } from "../../../../contracts/calls/customer/wishlist-descriptor.ts";
import type { Board, BoardChange } from "../../../../contracts/wishlist/board.ts";
import type { Country } from "../../../../editions/regions.ts";
import { askToLogIn } from "../../../frame/account/ask-to-log-in.ts";
import { callAsCustomer } from "../../../frame/account/call-as-customer.ts";
import { keyOf, type SavedDesign } from "../../wishlist/saved-design.ts";
import { contentIdOf } from "../board-design.ts";
import { readChange, type SavedChange } from "./read-change.ts";

export type Problem = "failed" | "full";

interface Start {
  saved: readonly SavedDesign[];
  boards: readonly Board[];
  problem?: Problem | undefined;
}

const LOGGED_OUT = 401;
const FULL = 409;

/** What is saved and on boards, changed by the page's own forms without loading it anew. */
export function useSavedBoards(start: Start, country: Country) {
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
      if (answer.problem.status === LOGGED_OUT) askToLogIn();
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
