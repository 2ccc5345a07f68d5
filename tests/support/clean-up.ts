import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, afterEach } from "vitest";

type CleanUp = () => Promise<void> | void;

const afterThisTest: CleanUp[] = [];
const afterThisFile: CleanUp[] = [];
/** The list of whoever is being opened: two may be at the same time. */
const lists = new AsyncLocalStorage<CleanUp[]>();

afterEach(() => cleanUp(afterThisTest));
afterAll(() => cleanUp(afterThisFile));

/** What was opened last is closed first, when the test is over. */
export function onCleanUp(cleanUp: CleanUp): void {
  (lists.getStore() ?? afterThisTest).push(cleanUp);
}

/** What is opened in here lasts as long as the file: for tests that only read, which need not wait for their own. */
export function lasting<Value>(open: () => Promise<Value>): Promise<Value> {
  return lists.run(afterThisFile, open);
}

/** Opens it for the first test that asks. */
export function openOnce<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined;
  return () => {
    opened ??= lasting(open);
    return opened;
  };
}

async function cleanUp(list: CleanUp[]): Promise<void> {
  for (const clean of list.splice(0).reverse()) await clean();
}
