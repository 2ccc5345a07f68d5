import {
  type KyselyConfig,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  RawNode,
  type RootOperationNode,
  type UnknownRow,
} from "kysely";
import { isSealed, type Place } from "./column-sealer.ts";
import type { SealedTables } from "./sealed-columns.ts";
import { SealingTransformer } from "./sealing-transformer.ts";
import { tablesIn } from "./tables-in.ts";

type QueryId = PluginTransformQueryArgs["queryId"];

/** The part of Kysely's options that seals columns. */
export function sealedColumns(tables: SealedTables | undefined): Pick<KyselyConfig, "plugins"> {
  return tables ? { plugins: [sealedColumnsPlugin(tables)] } : {};
}

/**
 * Seals the values of each statement that Kysely builds, and opens the values of its rows. A statement that is written
 * as text sees the stored values.
 */
function sealedColumnsPlugin(tables: SealedTables): KyselyPlugin {
  const transformer = new SealingTransformer(tables);
  const placesOf = new WeakMap<QueryId, readonly Place[]>();
  return {
    transformQuery({ node, queryId }): RootOperationNode {
      const places = RawNode.is(node) ? [] : placesIn(node, tables);
      if (places.length === 0) return node;
      placesOf.set(queryId, places);
      return transformer.transformNode(node);
    },
    async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
      const places = placesOf.get(queryId);
      if (!places) return result;
      return { ...result, rows: result.rows.map((row) => openAll(row, places, tables)) };
    },
  };
}

function placesIn(node: OperationNode, { columns }: SealedTables): Place[] {
  return tablesIn(node).flatMap(({ name }) =>
    (columns[name] ?? []).map((column): Place => `${name}.${column}`),
  );
}

/** A selected column may have another name in the row, so each place of the statement is tried. */
function openAll(row: UnknownRow, places: readonly Place[], { sealer }: SealedTables): UnknownRow {
  const opened: UnknownRow = {};
  for (const [name, value] of Object.entries(row)) {
    opened[name] = isSealed(value) ? openIn(value) : value;
  }
  return opened;

  function openIn(value: string): string {
    for (const place of places) {
      const text = sealer.open(place, value);
      if (text !== undefined) return text;
    }
    return value;
  }
}
