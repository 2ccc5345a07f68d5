import { useState } from "react";
import { getContentEntry } from "../../../../contracts/staff/calls/content-calls.ts";
import type { ContentRecord } from "../../../../contracts/staff/calls/content-schemas.ts";
import { callStaff, StaffError } from "../../../data/call-staff.ts";
import { sentenceOf, tell } from "../../../frame/notifications.tsx";
import { type StaffKey, useText } from "../../../frame/staff-text.tsx";
import { useStoreRecord } from "../draft/use-draft.ts";

interface DocumentChange {
  /** Undefined if it failed; `problem` then says why. */
  run: (
    change: () => Promise<ContentRecord>,
    done: StaffKey,
    /** The sentence if the checks refuse it. */
    faults?: StaffKey,
  ) => Promise<ContentRecord | undefined>;
  problem: string;
  setProblem: (problem: string) => void;
  isRunning: boolean;
}

/** A change of the document's state: its answer replaces what is shown, and a failure shows the newest state. */
export function useDocumentChange(id: string): DocumentChange {
  const text = useText();
  const store = useStoreRecord(id);
  const [problem, setProblem] = useState("");
  const [isRunning, setRunning] = useState(false);
  const run: DocumentChange["run"] = async (change, done, faults) => {
    setRunning(true);
    setProblem("");
    try {
      const record = await change();
      await store(() => record);
      tell(text.t(done));
      return record;
    } catch (error) {
      const isFaulty = error instanceof StaffError && error.reason === "faults";
      setProblem(isFaulty && faults ? text.t(faults) : sentenceOf(error, text));
      if (error instanceof StaffError && error.reason === "changed") {
        const newest = await callStaff(getContentEntry, { id }).catch(() => undefined);
        if (newest) await store(() => newest);
      }
      return undefined;
    } finally {
      setRunning(false);
    }
  };
  return { run, problem, setProblem, isRunning };
}
