import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { maxTokensPlugin } from "@escape.tech/graphql-armor-max-tokens";
import type { ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";
import { GraphQLError } from "./graphql-js.ts";

export const MOST_BODY_BYTES = 64 * 1024;

/** How much one operation may ask for. The largest of the site's own: 135 tokens, depth 6, no alias, a cost of 252. */
const QUERY_LIMITS = {
  tokens: 600,
  depth: 9,
  aliases: 12,
  /** Two for an object, one for a value, each level half as much again. */
  cost: 800,
};

/** Refuses queries that would cost more than any page needs. Introspection has its own rule. */
export function limitQueries(limits = QUERY_LIMITS): Plugin[] {
  const rules = [
    maxDepthRule({ n: limits.depth, flattenFragments: true, ...refused("The query is too deep.") }),
    maxAliasesRule({ n: limits.aliases, ...refused("The query has too many aliases.") }),
    costLimitRule({
      maxCost: limits.cost,
      flattenFragments: true,
      ...refused("The query asks for too much at once."),
    }),
  ];
  return [
    maxTokensPlugin({ n: limits.tokens }),
    {
      onValidate({ addValidationRule }) {
        for (const rule of rules) addValidationRule(rule);
      },
    },
  ];
}

// A rule that throws ends up as an answer of 200; one that reports is a validation error like any other.
function refused(message: string) {
  const report = (context: ValidationContext | null) => context?.reportError(new GraphQLError(message));
  return { propagateOnRejection: false, onReject: [report] };
}
