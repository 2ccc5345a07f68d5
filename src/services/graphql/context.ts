import type { Database } from "../../platform/database/database.ts";
import type { Signer } from "../../platform/signing.ts";
import { documentAnswer } from "../content/document-answer.ts";
import type { DocumentTypes } from "../content/document-type.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";
import type { Places } from "../places/known-places.ts";
import type { TicketServices } from "../tickets/ticket-services.ts";
import { countDesigns } from "./loads/count-designs.ts";
import { findSkus } from "./loads/find-skus.ts";

/** The services of resolvers, created for every request, so that no loaded data is kept for the next. */
export interface GraphqlContext {
  database: Database;
  answerOf(row: StoredDocument): Record<string, unknown>;
  countDesigns: ReturnType<typeof batchLoads<number>>;
  findSku: ReturnType<typeof batchLoads<StoredDocument>>;
  ticketServices: TicketServices;
  places: Places;
}

export function createContext(
  database: Database,
  types: DocumentTypes,
  { signer, places }: { signer: Signer; places: Places },
): GraphqlContext {
  return {
    database,
    answerOf: (row) => documentAnswer(row, types),
    countDesigns: batchLoads((galleries) => countDesigns(database, galleries)),
    findSku: batchLoads((codes) => findSkus(database, codes)),
    ticketServices: { db: database.db, signer },
    places,
  };
}

/**
 * Collects the keys of one turn and loads them together: one query for all items of a list instead of one for each. A
 * key is loaded once during the lifetime of the loader, which is one request.
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
