/**
 * Collects the keys that are asked for in one turn, and loads them together: what would be one query for each member of
 * a list is one for all. A key is loaded once for as long as the loader lives, which is one request.
 */
export function batchLoads<Value>(
  loadAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  const asked = new Map<string, Promise<Value | undefined>>();
  let turn: { keys: string[]; loaded: Promise<ReadonlyMap<string, Value>> } | undefined;

  function joinTurn(key: string): Promise<ReadonlyMap<string, Value>> {
    if (!turn) {
      const keys: string[] = [];
      const loaded = Promise.resolve().then(() => {
        turn = undefined;
        return loadAll(keys);
      });
      turn = { keys, loaded };
    }
    turn.keys.push(key);
    return turn.loaded;
  }

  return (key) => {
    const known = asked.get(key);
    if (known) return known;
    const value = joinTurn(key).then((loaded) => loaded.get(key));
    asked.set(key, value);
    return value;
  };
}
