import type { ValidationRule } from "graphql";
import type { Plugin } from "graphql-yoga";
import { GraphQLError, getNamedType, isIntrospectionType } from "./graphql-js.ts";

/** That a type of a given name exists may be asked; what it is made of may not. */
const OPEN_FIELDS = ["__typename", "__type", "name", "kind"];

/** Keeps the schema to those who work on it: no introspection, and no guesses at names in error messages. */
export const hideSchema: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(noIntrospection);
    return ({ result, setResult }) => setResult(result.map(withoutGuesses));
  },
};

const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    const parent = context.getParentType();
    const type = getNamedType(context.getType());
    const looksIn = [parent, type].some((one) => one && isIntrospectionType(one));
    if (looksIn && !OPEN_FIELDS.includes(node.name.value))
      context.reportError(new GraphQLError("The schema is not open to the public.", { nodes: node }));
  },
});

function withoutGuesses(error: Error): Error {
  const message = error.message.replace(/ Did you mean .+\?$/s, "");
  if (message === error.message || !(error instanceof GraphQLError)) return error;
  return new GraphQLError(message, { nodes: error.nodes });
}
