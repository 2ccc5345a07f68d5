import {
  BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type InsertQueryNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  ReferenceNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from "kysely";
import type { Place } from "./column-sealer.ts";
import type { SealedTables } from "./sealed-columns.ts";
import { type NamedTable, tablesIn } from "./tables-in.ts";

/** Replaces values of sealed columns in a statement: in rows to store, and in comparisons by "=" and "in". */
export class SealingTransformer extends OperationNodeTransformer {
  readonly #tables: SealedTables;
  /** The tables of the statement; a statement is transformed at once, so no other one comes between. */
  #named: readonly NamedTable[] = [];

  constructor(tables: SealedTables) {
    super();
    this.#tables = tables;
  }

  override transformNode<Node extends OperationNode | undefined>(node: Node): Node {
    if (node && this.nodeStack.length === 0) this.#named = tablesIn(node);
    return super.transformNode(node);
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const insert = super.transformInsertQuery(node);
    const table = insert.into?.table.identifier.name;
    const places = insert.columns?.map(({ column }) => this.#placeOf(table, column.name)) ?? [];
    if (places.every((place) => place === undefined)) return insert;
    if (!insert.values || !ValuesNode.is(insert.values))
      throw new Error(`Rows of ${table} have sealed columns, so they cannot be copied by a query.`);
    const values = insert.values.values.map((row) =>
      PrimitiveValueListNode.is(row)
        ? PrimitiveValueListNode.create(row.values.map((value, index) => this.#seal(places[index], value)))
        : ValueListNode.create(row.values.map((value, index) => this.#sealNode(places[index], value))),
    );
    return { ...insert, values: ValuesNode.create(values) };
  }

  protected override transformColumnUpdate(node: ColumnUpdateNode): ColumnUpdateNode {
    const update = super.transformColumnUpdate(node);
    const place = this.#placeOfNode(update.column);
    return place ? { ...update, value: this.#sealNode(place, update.value) } : update;
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const operation = super.transformBinaryOperation(node);
    const place = this.#placeOfNode(operation.leftOperand);
    if (!place) return operation;
    const operator = OperatorNode.is(operation.operator) ? operation.operator.operator : undefined;
    if (operator === "is" || operator === "is not") return operation;
    const values = valuesOf(operation.rightOperand);
    if ((operator !== "=" && operator !== "in") || !values)
      throw new Error(`${place} can be sealed, so it is compared by "=" and "in" with values only.`);
    const forms = values.flatMap((value) =>
      typeof value === "string" ? this.#tables.sealer.formsOf(place, value) : [value],
    );
    return BinaryOperationNode.create(
      operation.leftOperand,
      OperatorNode.create("in"),
      PrimitiveValueListNode.create(forms),
    );
  }

  #placeOfNode(node: OperationNode): Place | undefined {
    if (ColumnNode.is(node)) return this.#placeOf(undefined, node.column.name);
    if (!ReferenceNode.is(node) || !ColumnNode.is(node.column)) return undefined;
    return this.#placeOf(node.table?.table.identifier.name, node.column.column.name);
  }

  /** Without a table, the column belongs to the only table of the statement in which it is sealed. */
  #placeOf(alias: string | undefined, column: string): Place | undefined {
    const tables = this.#named.filter((table) => alias === undefined || table.alias === alias);
    const names = new Set(tables.map(({ name }) => name));
    const owners = [...names].filter((name) => this.#tables.columns[name]?.includes(column));
    if (owners.length === 0) return undefined;
    if (owners.length > 1) throw new Error(`Name the table of ${column}, which can be sealed.`);
    return `${owners[0]}.${column}`;
  }

  #sealNode(place: Place | undefined, node: OperationNode): OperationNode {
    if (!place) return node;
    if (!ValueNode.is(node)) throw new Error(`${place} can be sealed, so it is set to values only.`);
    return node.immediate ? node : ValueNode.create(this.#seal(place, node.value));
  }

  #seal(place: Place | undefined, value: unknown): unknown {
    return place && typeof value === "string" ? this.#tables.sealer.seal(place, value) : value;
  }
}

function valuesOf(node: OperationNode): readonly unknown[] | undefined {
  if (ValueNode.is(node)) return [node.value];
  if (PrimitiveValueListNode.is(node)) return node.values;
  if (ValueListNode.is(node) && node.values.every(ValueNode.is))
    return node.values.map((value) => (ValueNode.is(value) ? value.value : undefined));
  return undefined;
}
