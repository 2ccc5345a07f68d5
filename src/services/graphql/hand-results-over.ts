import type { Plugin } from "graphql-yoga";
import { handOver, isInProcess } from "../../contracts/in-process.ts";

/** A whole result for our own site needs no text; one with errors goes the way of all others, for its status. */
export const handResultsOver: Plugin = {
  onResultProcess({ request, result, setResultProcessor }) {
    if (!isInProcess(request) || !isWhole(result)) return;
    setResultProcessor(() => handOver(new Response(null), () => result), "application/json");
  },
};

function isWhole(result: object): boolean {
  return "data" in result && !("errors" in result);
}
