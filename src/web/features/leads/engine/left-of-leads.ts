import { QUEUE_KEY } from "../send/lead-queue.ts";
import { DRAFT_KEY } from "./lead-draft.ts";

/** What a visitor has left behind: something typed, or a lead that waits for a connection. */
export const LEFT_OF_LEADS = [DRAFT_KEY, QUEUE_KEY];
