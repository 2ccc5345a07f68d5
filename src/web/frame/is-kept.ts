/** Whether the browser keeps something under this name. One that keeps nothing has nothing left. */
export function isKept(storage: () => Pick<Storage, "getItem">, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    return false;
  }
}
