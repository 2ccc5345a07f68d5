import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StaffError } from "../../../data/call-staff.ts";
import { createDraftSaver, type SaveState, type StoredDraft } from "./draft-saver.ts";
import { unsavedDocuments, unsavedTexts } from "./unsaved-texts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OFFLINE = new StaffError(0, "", { reason: "offline" });
const CHANGED = new StaffError(409, "", { reason: "changed" });

test("saves one second after the last key, and what was typed during a request after it", async () => {
  const { saver, server, saved } = open();
  saver.change({ title: "A" });
  await vi.advanceTimersByTimeAsync(900);
  saver.change({ title: "Ab" });
  await vi.advanceTimersByTimeAsync(900);
  expect(saved).toEqual([]);
  server.wait();
  await vi.advanceTimersByTimeAsync(100);
  saver.change({ title: "Abc" });
  server.go();
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toEqual([
    [{ title: "Ab" }, 1],
    [{ title: "Abc" }, 2],
  ]);
  expect(saver).toMatchObject({ version: 3, isSaved: true });
});

test("without a connection the text stays in the browser, and is saved when the site answers again", async () => {
  const { saver, server, states, texts, reopen } = open();
  server.fail(OFFLINE);
  saver.change({ title: "Typed in a train" });
  expect(await saver.flush()).toBe(false);
  expect(states.at(-1)).toEqual({ kind: "failed", error: OFFLINE });
  expect(texts.read()?.value).toEqual({ title: "Typed in a train" });
  saver.stop();

  const later = reopen();
  expect(later.saver.start()).toEqual({ title: "Typed in a train" });
  await vi.advanceTimersByTimeAsync(0);
  expect(server.stored.value).not.toEqual({ title: "Typed in a train" });
  server.fail(undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.stored).toEqual({ version: 2, value: { title: "Typed in a train" } });
  expect(texts.read()).toBeUndefined();
});

test("a colleague's change stops saving until the member has chosen", async () => {
  const { saver, server, states, texts } = open();
  server.stored = { version: 5, value: { title: "By a colleague" } };
  saver.change({ title: "Mine" });
  expect(await saver.flush()).toBe(false);
  expect(states.at(-1)).toEqual({
    ...{ kind: "changed", base: { title: "Old" }, ours: { title: "Mine" } },
    theirs: { version: 5, value: { title: "By a colleague" } },
  });
  expect(texts.read()?.value).toEqual({ title: "Mine" });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.stored.version).toBe(5);
  expect(await saver.resolve({ title: "Both" })).toBe(true);
  expect(server.stored).toEqual({ version: 6, value: { title: "Both" } });
  expect(texts.read()).toBeUndefined();
});

test("a saved text whose answer was lost is not another member's change", async () => {
  const { saver, server, states } = open();
  server.loseAnswer();
  saver.change({ title: "Mine" });
  expect(await saver.flush()).toBe(false);
  expect(await saver.flush()).toBe(true);
  expect(states.at(-1)).toMatchObject({ kind: "saved" });
  expect(saver.version).toBe(2);
});

test("text of a closed tab is compared when a colleague has saved meanwhile", async () => {
  const { saver, server, reopen } = open();
  server.fail(OFFLINE);
  saver.change({ title: "Mine" });
  saver.stop();
  server.fail(undefined);
  server.stored = { version: 2, value: { title: "By a colleague" } };
  const later = reopen();
  expect(later.saver.start()).toEqual({ title: "Mine" });
  expect(later.states.at(-1)).toMatchObject({
    ...{ kind: "changed", base: { title: "Old" }, theirs: { version: 2 } },
  });
});

test("lists the documents with text that was not saved, for the member who typed it", () => {
  const { saver, shelf } = open();
  saver.change({ title: "Mine" });
  expect(unsavedDocuments(shelf, "member")).toEqual([{ id: "documents/a.json", title: "A" }]);
  expect(unsavedDocuments(shelf, "another")).toEqual([]);
});

test("a full browser is reported, because a closed tab would lose the text", () => {
  const { saver, shelf } = open();
  shelf.isFull = true;
  saver.change({ title: "Mine" });
  expect(saver.isAtRisk).toBe(true);
});

function open() {
  const shelf = memoryShelf();
  const server = fakeServer();
  const saved: unknown[] = [];
  const texts = unsavedTexts(shelf, "member", "documents/a.json");
  const reopen = () => {
    const states: SaveState[] = [];
    const saver = createDraftSaver({
      ...{ title: "A", stored: server.stored, unsaved: texts },
      save: (value, version) => server.save(value, version, saved),
      newest: async () => server.stored,
      onState: (state) => void states.push(state),
    });
    return { saver, states };
  };
  return { ...reopen(), shelf, server, saved, texts, reopen };
}

function fakeServer() {
  let failure: Error | undefined;
  let isLost = false;
  let open = Promise.withResolvers<void>();
  open.resolve();
  const server = {
    stored: { version: 1, value: { title: "Old" } } as StoredDraft,
    fail: (error: Error | undefined) => {
      failure = error;
    },
    loseAnswer: () => {
      isLost = true;
    },
    wait: () => {
      open = Promise.withResolvers<void>();
    },
    go: () => open.resolve(),
    async save(value: StoredDraft["value"], version: number, saved: unknown[]) {
      await open.promise;
      if (failure) throw failure;
      if (version !== server.stored.version) throw CHANGED;
      saved.push([value, version]);
      server.stored = { version: version + 1, value };
      if (isLost) {
        isLost = false;
        throw OFFLINE;
      }
      return { version: version + 1, updatedAt: "2026-11-16T12:31:00.000Z" };
    },
  };
  return server;
}

function memoryShelf() {
  const items = new Map<string, string>();
  const shelf = {
    isFull: false,
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (shelf.isFull) throw new DOMException("", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
  return shelf;
}
