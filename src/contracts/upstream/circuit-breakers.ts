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
import type { UpstreamFailure } from "./fetch-upstream.ts";

/** One circuit breaker per upstream: an upstream that is down gets no requests until it has had time to recover. */
export interface CircuitBreakers {
  run<Result extends { status: number } | UpstreamFailure>(
    host: HostName,
    work: (patience: (milliseconds: number) => number) => Promise<Result>,
  ): Promise<Result | "open">;
  /** True if the open circuit has not yet been reported under this name since the upstream last worked. */
  isFirstReport(host: HostName, name: string): boolean;
  /** The upstreams that have been called, and whether each gets no requests now. */
  states(): [host: HostName, isOpen: boolean][];
}

interface Circuit {
  breaker: CircuitBreakerPolicy;
  /** True after a request timed out, until the upstream responds again. */
  isSilent: boolean;
  reported: Set<string>;
  /** Resolves when the trial is decided, or when it has taken longer than other calls may wait for it. */
  probe: Promise<void>;
}

/** More than a call with its retries, so that one failing call does not open the circuit for all. */
const FAILURES_IN_A_ROW = 5;
/** The time from the opening to the first trial, and from a failed trial to the next one. */
const COOL_DOWNS_MS = [5000, 10_000, 20_000, 30_000];
/**
 * A page makes several calls in a row, and only the first waits the full time for an upstream that does not respond.
 * Other calls also wait this long for a trial, counted from its start.
 */
const SHORT_PATIENCE_MS = 1000;

export function createCircuitBreakers(): CircuitBreakers {
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
      // A page makes many calls in parallel: if the trial succeeds, all of them get their responses.
      if (breaker.state === CircuitState.HalfOpen) await circuit.probe;
      // Without this, the library would let them wait until the trial ends.
      if (breaker.state === CircuitState.HalfOpen) return "open";
      const patience = (milliseconds: number) =>
        circuit.isSilent && breaker.state === CircuitState.Closed
          ? Math.min(milliseconds, SHORT_PATIENCE_MS)
          : milliseconds;
      try {
        const result = await breaker.execute(() => work(patience));
        circuit.isSilent = "failure" in result && result.failure === "timeout";
        return result;
      } catch (error) {
        if (isBrokenCircuitError(error)) return "open";
        throw error;
      }
    },
    isFirstReport(host, name) {
      const { reported } = circuitOf(host);
      const isNew = !reported.has(name);
      reported.add(name);
      return isNew;
    },
    states: () => [...circuits].map(([host, { breaker }]) => [host, breaker.state === CircuitState.Open]),
  };
}

function newCircuit(): Circuit {
  const breaker = circuitBreaker(handleWhenResult(isDown), {
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    halfOpenAfter: new IterableBackoff(COOL_DOWNS_MS),
  });
  const circuit: Circuit = { breaker, isSilent: false, reported: new Set(), probe: Promise.resolve() };
  let decide = () => {};
  breaker.onReset(() => circuit.reported.clear());
  breaker.onStateChange((state) => {
    decide();
    if (state !== CircuitState.HalfOpen) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, SHORT_PATIENCE_MS);
    circuit.probe = promise;
    decide = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return circuit;
}

/**
 * A refusal shows that the upstream works. So does a response that does not match the contract, because it costs no
 * waiting time.
 */
function isDown(result: unknown): boolean {
  if (typeof result !== "object" || result === null) return false;
  if ("failure" in result) return result.failure !== "size";
  return "status" in result && typeof result.status === "number" && result.status >= 500;
}
