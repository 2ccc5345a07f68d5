// Imported by its file: test runners and bundlers resolve the bare package name to another build than yoga does, and
// `instanceof` fails for errors of the other build.

export type { FieldNode, SelectionSetNode } from "graphql/index.js";
export {
  GraphQLError,
  getNamedType,
  isIntrospectionType,
  parse,
  valueFromASTUntyped,
} from "graphql/index.js";
