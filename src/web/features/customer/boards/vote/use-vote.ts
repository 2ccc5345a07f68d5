import { useEffect, useRef, useState } from "react";
import { browserCall } from "../../../../../contracts/browser/browser-call.ts";
import { answerBoardDescriptor } from "../../../../../contracts/calls/customer/boards-descriptor.ts";
import type { BoardVote, Mark, Marks } from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { writeCookie } from "../../../../frame/write-cookie.ts";
import { voterCookies } from "./voter-cookie.ts";

export type VoteStatus = "quiet" | "saved" | "failed" | "full";

interface Ballot {
  boardKey: string;
  voter: string;
  vote: BoardVote;
}

/**
 * Sends each mark immediately, one request after the other. The last response counts and contains the votes of the
 * others.
 */
export function useVote({ boardKey, voter, vote: start }: Ballot) {
  const { edition } = usePage();
  const [vote, setVote] = useState(start);
  const [marks, setMarks] = useState<Marks>(start.mine?.marks ?? {});
  const [name, setName] = useState(start.mine?.name ?? "");
  const [status, setStatus] = useState<VoteStatus>("quiet");
  const latest = useRef({ marks, name });
  const sending = useRef<Promise<void>>(undefined);

  async function sendLatest(): Promise<void> {
    const sent = latest.current;
    const answer = await browserCall(
      answerBoardDescriptor,
      { key: boardKey, voter, name: sent.name.trim() || undefined, marks: sent.marks },
      { keepalive: true },
    );
    if (answer.ok) {
      for (const line of voterCookies(edition, voter)) writeCookie(line);
      setVote(answer.value);
      setStatus("saved");
    } else if (isOver(answer.body)) location.reload();
    else setStatus(answer.problem.status === 409 ? "full" : "failed");
    if (latest.current !== sent) await sendLatest();
  }

  function send(): void {
    sending.current ??= sendLatest().finally(() => {
      sending.current = undefined;
    });
  }

  const sendAgain = useRef(send);
  sendAgain.current = send;
  // When the visitor returns to the tab, the votes are refreshed.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible" && Object.keys(latest.current.marks).length > 0)
        sendAgain.current();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  return {
    vote,
    marks,
    name,
    status,
    mark(id: string, mark: Mark) {
      const next = { ...latest.current.marks, [id]: mark };
      latest.current = { ...latest.current, marks: next };
      setMarks(next);
      send();
    },
    rename(next: string) {
      latest.current = { ...latest.current, name: next };
      setName(next);
    },
    /** A name without marks is not sent. */
    sendName() {
      if (Object.keys(latest.current.marks).length > 0) send();
    },
  };
}

function isOver(body: unknown): boolean {
  return Reflect.get(Object(body), "reason") === "closed";
}
