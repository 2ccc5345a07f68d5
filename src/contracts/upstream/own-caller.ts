import type { Caller } from "../create-caller.ts";

export function ownCaller(call: Caller): Caller {
  const own: Caller = (definition, input) => call({ ...definition, isOurs: true }, input);
  return Object.assign(own, { report: call.report, isUpstream: () => false });
}
