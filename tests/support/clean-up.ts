import { AsyncLocalStorage } from "node:async_hooks";

type CleanUp = () => unknown;

const afterThisTest: CleanUp[] = [];
const afterThisFile: CleanUp[] = [];
/** The list of the resource that is being opened; two may be opened concurrently. */
const lists = new AsyncLocalStorage<CleanUp[]>();

/** Closes resources in reverse order when the test has ended. */
export function onCleanUp(cleanUp: CleanUp): void {
  (lists.getStore() ?? afterThisTest).push(cleanUp);
}

/** Resources opened in here last as long as the file, for tests that only read and can share them. */
export function lasting<Value>(open: () => Promise<Value>): Promise<Value> {
  return lists.run(afterThisFile, open);
}

/** Opens it for the first test that needs it. */
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
