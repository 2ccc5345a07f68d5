import type { Database } from "../../platform/database/database.ts";
import type { Signer } from "../../platform/signing.ts";
import { documentAnswer } from "../content/document-answer.ts";
import type { DocumentTypes } from "../content/document-type.ts";
import type { StoredDocument } from "../content/galleries/stored-document.ts";
import type { Places } from "../places/places.ts";
import type { TicketServices } from "../tickets/tickets.ts";
import { batchLoads } from "./batch-loads.ts";
import { countDesigns } from "./loads/count-designs.ts";
import { findSkus } from "./loads/find-skus.ts";

/** What resolvers stand on, new for every request so that nothing loaded for one is kept for the next. */
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
