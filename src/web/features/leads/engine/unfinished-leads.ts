import { QUEUE_KEY } from "../send/lead-queue.ts";
import { DRAFT_KEY } from "./lead-draft.ts";

/** The storage keys that load the lead islands: a draft, or a lead that waits for a connection. */
export const UNFINISHED_LEAD_KEYS = [DRAFT_KEY, QUEUE_KEY];
