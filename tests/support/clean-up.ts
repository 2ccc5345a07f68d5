import { AsyncLocalStorage } from "node:async_hooks";

type CleanUp = () => Promise<void> | void;

const afterThisTest: CleanUp[] = [];
const afterThisFile: CleanUp[] = [];
/** The list of whoever is being opened: two may be at the same time. */
const lists = new AsyncLocalStorage<CleanUp[]>();

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

export function closeTest(): Promise<void> {
  return closeAll(afterThisTest);
}

export function closeFile(): Promise<void> {
  return closeAll(afterThisFile);
}

async function closeAll(list: CleanUp[]): Promise<void> {
  for (const close of list.splice(0).reverse()) await close();
}
