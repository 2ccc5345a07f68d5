import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  IterableBackoff,
  isBrokenCircuitError,
} from "cockatiel";
import type { HostName } from "../hosts.ts";
import type { Lost } from "./ask-host.ts";

/** One circuit for each host of someone else: one that is down is asked by nobody until it had time to come back. */
export interface Circuits {
  run<Result extends { status: number } | Lost>(
    host: HostName,
    work: (patience: (milliseconds: number) => number) => Promise<Result>,
  ): Promise<Result | "open">;
  /** Whether an open circuit has not been told of under this name since the host was last well. */
  isNews(host: HostName, name: string): boolean;
}

interface Circuit {
  breaker: CircuitBreakerPolicy;
  /** It has kept somebody waiting in vain, and nothing has come from it since. */
  isSilent: boolean;
  told: Set<string>;
  /** Over when the trial is decided, or has taken longer than the others wait for it. */
  trial: Promise<void>;
}

/** More than a call with its repetitions, so that one that fails does not speak for all. */
const FAILURES_IN_A_ROW = 5;
/** From the opening to the first trial, and from a trial that failed to the next one. */
const COOL_DOWNS_MS = [5000, 10_000, 20_000, 30_000];
/**
 * A page makes several calls, one after the other: only the first of them waits for a host that stays silent. As long, from
 * its beginning, others wait for a trial.
 */
const SHORT_PATIENCE_MS = 1000;

export function createCircuits(): Circuits {
  const circuits = new Map<HostName, Circuit>();

  function circuitOf(host: HostName): Circuit {
    const known = circuits.get(host) ?? newCircuit();
    circuits.set(host, known);
    return known;
  }

  return {
    async run(host, work) {
      const circuit = circuitOf(host);
      const { breaker } = circuit;
      // A page makes many calls at once: where the host is back, all of them get their answers.
      if (breaker.state === CircuitState.HalfOpen) await circuit.trial;
      // The library would let them wait to the end.
      if (breaker.state === CircuitState.HalfOpen) return "open";
      const patience = (milliseconds: number) =>
        circuit.isSilent && breaker.state === CircuitState.Closed
          ? Math.min(milliseconds, SHORT_PATIENCE_MS)
          : milliseconds;
      try {
        const result = await breaker.execute(() => work(patience));
        circuit.isSilent = "lost" in result && result.lost === "time";
        return result;
      } catch (error) {
        if (isBrokenCircuitError(error)) return "open";
        throw error;
      }
    },
    isNews(host, name) {
      const { told } = circuitOf(host);
      const isNew = !told.has(name);
      told.add(name);
      return isNew;
    },
  };
}

function newCircuit(): Circuit {
  const breaker = circuitBreaker(handleWhenResult(isDown), {
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    halfOpenAfter: new IterableBackoff(COOL_DOWNS_MS),
  });
  const circuit: Circuit = { breaker, isSilent: false, told: new Set(), trial: Promise.resolve() };
  let decide = () => {};
  breaker.onReset(() => circuit.told.clear());
  breaker.onStateChange((state) => {
    decide();
    if (state !== CircuitState.HalfOpen) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, SHORT_PATIENCE_MS);
    circuit.trial = promise;
    decide = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return circuit;
}

/** A refusal is a sign of life. So is an answer that is not as agreed: it costs nobody time. */
function isDown(result: unknown): boolean {
  if (typeof result !== "object" || result === null) return false;
  if ("lost" in result) return result.lost !== "size";
  return "status" in result && typeof result.status === "number" && result.status >= 500;
}
