import { parseSync, Visitor } from "rolldown/utils";

type CallNode = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]["CallExpression"]>>[0];

export interface WrittenTest {
  title: string;
  /** The position of the whole call in the source, including its table and its function. */
  start: number;
  end: number;
}

/** The tests in a source file, including test.each and test.skipIf, if their titles are literals. */
export function testsIn(file: string, source: string): WrittenTest[] {
  const tests: WrittenTest[] = [];
  const visitor = new Visitor({
    CallExpression: (node) => {
      const title = isTestCall(node) ? writtenText(node.arguments[0]) : undefined;
      if (title !== undefined) tests.push({ title, start: node.start, end: node.end });
    },
  });
  visitor.visit(parseSync(file, source).program);
  return tests;
}

const WORDS_WITH_IDS = 12;

/** Ids are among the first words of a title; an id further on is only mentioned and not tested. */
export function requirementIdsIn(title: string): string[] {
  const beginning = title.split(/\s+/).slice(0, WORDS_WITH_IDS).join(" ");
  return beginning.match(/\b[A-Z]{2}-\d{2}\b/g) ?? [];
}

function isTestCall(node: CallNode): boolean {
  let callee: CallNode["callee"] = node.callee;
  for (;;) {
    if (callee.type === "CallExpression") callee = callee.callee;
    else if (callee.type === "MemberExpression") callee = callee.object;
    else return callee.type === "Identifier" && ["test", "it"].includes(callee.name);
  }
}

function writtenText(argument: CallNode["arguments"][number] | undefined): string | undefined {
  if (argument?.type === "Literal" && typeof argument.value === "string") return argument.value;
  return argument?.type === "TemplateLiteral" ? argument.quasis[0]?.value.raw : undefined;
}
