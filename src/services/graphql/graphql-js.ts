// By its file: test runners and bundlers take the package's other build for its bare name, yoga takes this one, and
// an error of the one build is a stranger to the other.

export type { FieldNode, SelectionSetNode } from "graphql/index.js";
export {
  GraphQLError,
  getNamedType,
  isIntrospectionType,
  parse,
  valueFromASTUntyped,
} from "graphql/index.js";
