import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";
import { deletedIfExpiredBefore } from "../../../platform/database/clock-difference.ts";
import type { Database } from "../../../platform/database/database.ts";
import { rowReader } from "../../../platform/database/statement-template.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    /** The stored data of the identity provider: sessions, grants, tokens. */
    oidc_records: {
      /** The model and a hash of its id, so that a reader of the table gets no token. */
      id: string;
      payload: string;
      grant_id: string | null;
      uid: string | null;
      consumed_at: string | null;
      expires_at: string;
    };
  }
}

const TOKENS = ["AccessToken", "AuthorizationCode", "RefreshToken"];
const SWEEP_EVERY_MS = 10 * 60_000;

/** Stores the provider's records in our database, on either engine. Expired records are removed during other writes. */
export function recordAdapter(database: Records, refuseReuse: () => Error): AdapterFactory {
  const { db } = database;
  const byId = rowReader(
    database,
    ["id", "now"],
    ({ id, now }) =>
      sql<RecordRow>`select payload, consumed_at from oidc_records where id = ${id} and expires_at > ${now}`,
  );
  let sweptAt = 0;
  const sweep = async (now: number) => {
    if (now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    await deleteExpiredRecords(db, new Date(now));
  };
  return (model) => recordsOf(model, db, { byId, sweep, refuseReuse });
}

export async function deleteExpiredRecords(db: Database["db"], now: Date): Promise<void> {
  await db.deleteFrom("oidc_records").where("expires_at", "<", deletedIfExpiredBefore(now)).execute();
}

type Records = Pick<Database, "db" | "read">;
type RecordRow = { payload: string; consumed_at: string | null };

interface Ways {
  byId(asked: { id: string; now: string }): Promise<RecordRow | undefined>;
  sweep(now: number): Promise<void>;
  refuseReuse(): Error;
}

function recordsOf(model: string, db: Records["db"], { byId, sweep, refuseReuse }: Ways): Adapter {
  const isToken = TOKENS.includes(model);
  const rowId = (id: string) => `${model}:${createHash("sha256").update(id).digest("base64url")}`;
  return {
    async upsert(id, payload, expiresIn) {
      const now = Date.now();
      const { jti, ...rest } = payload;
      const row = {
        payload: JSON.stringify(isToken ? rest : payload),
        grant_id: isToken ? (payload.grantId ?? null) : null,
        uid: payload.uid === undefined ? null : `${model}:${payload.uid}`,
        expires_at: new Date(now + (expiresIn ?? FOR_LONG_S) * 1000).toISOString(),
      };
      await db
        .insertInto("oidc_records")
        .values({ id: rowId(id), consumed_at: null, ...row })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute();
      await sweep(now);
    },
    async find(id) {
      const row = await byId({ id: rowId(id), now: new Date().toISOString() });
      return row && { ...payloadOf(row), ...(isToken && { jti: id }) };
    },
    async findByUid(uid) {
      const row = await db
        .selectFrom("oidc_records")
        .select(["payload", "consumed_at"])
        .where("uid", "=", `${model}:${uid}`)
        .where("expires_at", ">", new Date().toISOString())
        .executeTakeFirst();
      return row && payloadOf(row);
    },
    // Device codes are not used here.
    findByUserCode: async () => undefined,
    async consume(id) {
      const consumed = await db
        .updateTable("oidc_records")
        .set({ consumed_at: new Date().toISOString() })
        .where("id", "=", rowId(id))
        .where("consumed_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      // Of two concurrent uses the other one was first.
      if (!consumed) throw refuseReuse();
    },
    async destroy(id) {
      await db.deleteFrom("oidc_records").where("id", "=", rowId(id)).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom("oidc_records").where("grant_id", "=", grantId).execute();
    },
  };
}

const FOR_LONG_S = 30 * 24 * 3600;

function payloadOf(row: RecordRow): AdapterPayload {
  const payload: AdapterPayload = JSON.parse(row.payload);
  const consumed = row.consumed_at && Math.floor(Date.parse(row.consumed_at) / 1000);
  return consumed ? { ...payload, consumed } : payload;
}
