import { AliasNode, IdentifierNode, type OperationNode, TableNode } from "kysely";

export interface NamedTable {
  name: string;
  alias: string;
}

/** The tables that a statement names, with their aliases, subqueries included. */
export function tablesIn(node: OperationNode): NamedTable[] {
  const found = new Map<string, NamedTable>();
  visit(node);
  return [...found.values()];

  function visit(value: unknown): void {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    if (!isNode(value)) return;
    if (AliasNode.is(value) && TableNode.is(value.node) && IdentifierNode.is(value.alias))
      note(nameOf(value.node), value.alias.name);
    else if (TableNode.is(value)) note(nameOf(value), nameOf(value));
    else for (const part of Object.values(value)) visit(part);
  }

  function note(name: string, alias: string): void {
    // A reference such as "lead.name" names the alias as a table.
    if (!found.has(alias)) found.set(alias, { name, alias });
  }
}

function nameOf({ table }: TableNode): string {
  return table.identifier.name;
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === "object" && value !== null && "kind" in value;
}
