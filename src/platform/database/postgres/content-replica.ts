import { setTimeout as pause } from "node:timers/promises";
import type { Statement } from "../database.ts";

/** A place in the primary's log of changes, as PostgreSQL writes it: `16/B374D848`. */
export type LogPosition = string;

type Read = <Row>(statement: Statement) => Promise<Row[]>;

/** Reads documents from the replica while that is as new as the last announced change, and from the primary otherwise. */
export interface ContentReplica {
  read: Read;
  /** From now on the replica must have replayed this position, and all that were required before. */
  require(position: LogPosition): void;
  /** Forgets earlier positions: after a failover the new primary may be behind them. */
  restartAt(position: LogPosition): void;
  isUsed(): boolean;
  stop(): void;
}

interface Parts {
  primary: Read;
  replica: Read;
  /** Whether the replica has replayed this position; it fails if there is no replica that can tell. */
  hasReplayed(position: LogPosition): Promise<boolean>;
  /** The time between two questions to a replica that is behind, or that does not answer. */
  askEveryMs?: number;
}

const ASK_EVERY_MS = 250;

export function contentReplica(parts: Parts): ContentReplica {
  const { primary, replica, hasReplayed, askEveryMs = ASK_EVERY_MS } = parts;
  const stopping = new AbortController();
  let required: LogPosition | undefined;
  let isUsed = false;
  let isAsking = false;

  async function askUntilReplayed(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (!stopping.signal.aborted && !isUsed && required !== undefined) {
      const asked = required;
      const isReplayed = await hasReplayed(asked).catch(() => false);
      // Another change may have been announced while the replica answered.
      isUsed = isReplayed && asked === required;
      if (!isReplayed)
        await pause(askEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
    isAsking = false;
  }

  function restartAt(position: LogPosition): void {
    required = position;
    isUsed = false;
    void askUntilReplayed();
  }

  return {
    async read<Row>(statement: Statement) {
      if (!isUsed) return primary<Row>(statement);
      try {
        return await replica<Row>(statement);
      } catch {
        // Whatever the reason is, the primary can answer. The replica may come back with an older state.
        isUsed = false;
        void askUntilReplayed();
        return primary<Row>(statement);
      }
    },
    require(position) {
      // Of two processes that announce at the same time, the one with the later position may be heard first.
      const former = required ?? position;
      restartAt(numberOf(position) < numberOf(former) ? former : position);
    },
    restartAt,
    isUsed: () => isUsed,
    stop: () => stopping.abort(),
  };
}

function numberOf(position: LogPosition): bigint {
  const [high = "0", low = "0"] = position.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
