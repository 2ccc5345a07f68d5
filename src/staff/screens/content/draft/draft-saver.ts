import { StaffError } from "../../../data/call-staff.ts";
import type { UnsavedTexts } from "./unsaved-texts.ts";
import { type DocumentValue, isSame } from "./value-differences.ts";

/** What the server has. */
export interface StoredDraft {
  value: DocumentValue;
  /** 0 if there is no draft yet. */
  version: number;
}

export type SaveState =
  | { kind: "unchanged" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  | { kind: "failed"; error: unknown }
  /** A colleague was first. Nothing is saved until the member has chosen. */
  | { kind: "changed"; base: DocumentValue; ours: DocumentValue; theirs: StoredDraft };

interface DraftSaverOptions {
  title: string;
  stored: StoredDraft;
  unsaved: UnsavedTexts;
  save(value: DocumentValue, version: number): Promise<{ version: number; updatedAt: string }>;
  newest(): Promise<StoredDraft>;
  onState(state: SaveState): void;
}

export interface DraftSaver {
  /** Takes up what was typed before the screen was closed; the text to show. */
  start(): DocumentValue;
  change(value: DocumentValue): void;
  /** True when the server has everything that was typed. */
  flush(): Promise<boolean>;
  /** Another state of the server, for example after a review. Ignored while something is not saved. */
  adopt(stored: StoredDraft): boolean;
  /** After the member has chosen between their text and a colleague's. */
  resolve(value: DocumentValue): Promise<boolean>;
  readonly version: number;
  readonly isSaved: boolean;
  /** Whether a closed tab would lose text. */
  readonly isAtRisk: boolean;
  stop(): void;
}

const AFTER_LAST_KEY_MS = 1000;
const FIRST_RETRY_MS = 3000;
const LONGEST_RETRY_MS = 60_000;

/** Saves a draft while a member types. One request is on its way at a time, and the last text is always saved. */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
  const { unsaved, save, newest, title } = options;
  let stored = options.stored;
  let wanted = stored.value;
  let theirs: StoredDraft | undefined;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let isStopped = false;
  let isInBrowser = true;

  const isDirty = () => wanted !== stored.value;
  const report = (state: SaveState) => {
    if (!isStopped) options.onState(state);
  };

  function saveIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void saveNext(), milliseconds);
  }

  function remember(): void {
    const { value: base, version } = stored;
    isInBrowser = unsaved.write({ value: wanted, version, base, at: new Date().toISOString(), title });
  }

  function conflict(found: StoredDraft): false {
    theirs = found;
    report({ kind: "changed", base: stored.value, ours: wanted, theirs: found });
    return false;
  }

  async function saveOnce(): Promise<boolean> {
    const sent = wanted;
    report({ kind: "saving" });
    try {
      const { version, updatedAt } = await save(sent, stored.version);
      stored = { value: sent, version };
      finish(updatedAt);
      return true;
    } catch (error) {
      const found = isChanged(error) ? await newest().catch(() => undefined) : undefined;
      if (found && isSame(found.value, sent)) {
        // It is our own text: the answer of an earlier request was lost on its way.
        stored = { value: sent, version: found.version };
        finish(new Date().toISOString());
        return true;
      }
      if (found) return conflict(found);
      report({ kind: "failed", error });
      if (mayHelpLater(error)) {
        saveIn(retryMs);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      }
      return false;
    }
  }

  function finish(at: string): void {
    retryMs = FIRST_RETRY_MS;
    if (isDirty()) {
      remember();
      saveIn(AFTER_LAST_KEY_MS);
      return;
    }
    unsaved.remove();
    report({ kind: "saved", at });
  }

  async function saveNext(): Promise<boolean> {
    if (theirs) return false;
    if (!isDirty()) return true;
    running ??= saveOnce().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (isDirty()) if (!(await saveNext())) return false;
    return !theirs;
  }

  return {
    start() {
      const left = unsaved.read();
      if (!left) return wanted;
      if (isSame(left.value, stored.value)) {
        unsaved.remove();
        return wanted;
      }
      const found = stored;
      stored = { value: left.base, version: left.version };
      wanted = left.value;
      if (left.version === found.version && isSame(left.base, found.value)) saveIn(0);
      else conflict(found);
      return wanted;
    },
    change(value) {
      if (!isDirty() && isSame(value, stored.value)) return;
      wanted = value;
      remember();
      if (theirs) return;
      report({ kind: "saving" });
      saveIn(AFTER_LAST_KEY_MS);
    },
    flush,
    adopt(found) {
      if (isDirty() || theirs || running) return false;
      stored = isSame(found.value, stored.value) ? { ...found, value: stored.value } : found;
      wanted = stored.value;
      return true;
    },
    resolve(value) {
      if (theirs) stored = theirs;
      theirs = undefined;
      wanted = isSame(value, stored.value) ? stored.value : value;
      if (isDirty()) remember();
      else finish(new Date().toISOString());
      return flush();
    },
    get version() {
      return stored.version;
    },
    get isSaved() {
      return !isDirty();
    },
    get isAtRisk() {
      return isDirty() && !isInBrowser;
    },
    stop() {
      void flush();
      isStopped = true;
    },
  };
}

function isChanged(error: unknown): boolean {
  return error instanceof StaffError && error.reason === "changed";
}

/** A lost connection and a busy site; a refusal would be the same again. */
function mayHelpLater(error: unknown): boolean {
  return error instanceof StaffError && [0, 429, 500, 502, 503, 504].includes(error.statusCode);
}
