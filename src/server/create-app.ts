import { type Caller, createCaller } from "../contracts/create-caller.ts";
import type { Problem } from "../contracts/outcome.ts";
import { createCircuitBreakers } from "../contracts/upstream/circuit-breakers.ts";
import { VIDEO_HOSTS } from "../contracts/video-hosts.ts";
import { createHtmlCleaner } from "../platform/clean-html.ts";
import { noteFailure, noteStale } from "../platform/page-dependencies.ts";
import { TooBusy } from "../platform/queues/fair-lanes.ts";
import { traceCall } from "../platform/tracing/trace-call.ts";
import type { AppParts } from "./app-parts.ts";
import { type Client, clientOf } from "./client-address.ts";
import type { Exchange, Middleware } from "./exchange.ts";
import { createFeatures, type Features } from "./features.ts";
import { finishResponse } from "./finish-response.ts";
import { requestIdOf } from "./headers/request-id.ts";
import { hideDevelopmentLetters } from "./localhost-request.ts";
import { siteSessions } from "./login/site-sessions.ts";
import { kindOf } from "./metrics/kind-of-response.ts";
import { answerBackends } from "./middleware/answer-backends.ts";
import { answerFeatures } from "./middleware/answer-features.ts";
import { answerHealth } from "./middleware/answer-health.ts";
import { answerInsecure } from "./middleware/answer-insecure.ts";
import { answerLogin } from "./middleware/answer-login.ts";
import { answerPage } from "./middleware/answer-page.ts";
import { answerPreview } from "./middleware/answer-preview.ts";
import { answerRedirect } from "./middleware/answer-redirect.ts";
import { answerRoot } from "./middleware/answer-root.ts";
import { answerSiteFiles } from "./middleware/answer-site-files.ts";
import { answerStaff } from "./middleware/answer-staff.ts";
import { noticeProxy } from "./middleware/notice-proxy.ts";
import { refuseDataAddress } from "./middleware/refuse-data-address.ts";
import { createAnswerCache } from "./pages/answer-cache.ts";
import { answerFailure } from "./pages/answer-failure.ts";
import { answerOverload } from "./pages/answer-overload.ts";
import { createLanes } from "./pages/lanes.ts";
import { lastResort } from "./pages/last-resort.ts";
import { publicAddress } from "./pages/page-address.ts";
import { createPageHandler } from "./pages/page-handler.ts";
import { answerSimulator } from "./simulator/answer-simulator.ts";
import { traceRequest } from "./tracing/trace-request.ts";

export interface App {
  features: Features;
  fetch(request: Request, peer?: Client, bindings?: unknown): Promise<Response>;
  call: Caller;
  /** Called when content has changed: the changed dependencies, or nothing for all. */
  forgetAnswers(changed?: readonly string[]): void;
}

/** Problems that a retry does not change: a missing document, or one that does not match the agreed schema. */
const LASTING: readonly Problem["kind"][] = ["not-found", "bad-document"];

export function createApp(parts: AppParts): App {
  const { log } = parts;
  const { circuits = createCircuitBreakers(), lanes = createLanes(), metrics } = parts;
  const call = createCaller({
    addresses: parts.addresses,
    embedded: (request) => parts.backends.fetch(request),
    cleanHtml: createHtmlCleaner(VIDEO_HOSTS),
    circuits,
    timeoutMs: parts.hostTimeoutMs,
    staleForMs: parts.staleForMs,
    report: (problem, { name, reportLabel }) =>
      log.warn({ call: name, label: reportLabel, ...problem }, problem.report),
    // A failed call makes the page that needs it incomplete.
    noteFailure: ({ kind }) => {
      if (!LASTING.includes(kind)) noteFailure();
    },
    noteStale,
    trace: traceCall,
  });
  const answers = createAnswerCache(call);
  const pages = createPageHandler({
    ...parts,
    lanes,
    sessions: siteSessions(parts.login.visitors, parts.staff?.entrance),
    services: { call, sharedCall: answers.call, site: parts.site, pages: parts.pages },
  });
  const features = createFeatures(call);
  const page = answerPage(pages, parts);
  const steps: Middleware[] = [
    noticeProxy(parts),
    refuseDataAddress,
    answerHealth(parts.readiness),
    answerInsecure(parts.site.publicUrl),
    ({ request, client }) => parts.staticFiles.respond(request, client.secure),
    answerStaff(parts),
    answerPreview(parts.previews),
    answerRedirect(answers.call, parts.redirects),
    answerRoot(call, parts.geoCountryHeader),
    answerFeatures(features, page),
    answerLogin(parts.login, parts.site.publicUrl),
    answerSimulator(parts.login.visitors, { ...parts.site, trustedProxies: parts.trustedProxies }),
    hideDevelopmentLetters(page),
    answerSiteFiles(parts, call, lanes),
    answerBackends(parts, lanes, circuits),
    page,
  ];

  return {
    call,
    features,
    forgetAnswers: answers.forget,
    async fetch(request, peer = { address: undefined, secure: false }, bindings) {
      const exchange = begin(request, peer, bindings, parts);
      return traceRequest(exchange, parts, () => answer(exchange));
    },
  };

  async function answer(exchange: Exchange): Promise<Response> {
    const startedAt = performance.now();
    let response: Response;
    try {
      response = await firstAnswer(steps, exchange);
    } catch (error) {
      if (error instanceof TooBusy) metrics?.shed();
      response = answerOverload(error, exchange) ?? answerFailure(error, exchange) ?? failed(error, exchange);
    }
    const milliseconds = performance.now() - startedAt;
    if (!exchange.client.isWarmUp) metrics?.answered(kindOf(exchange), response.status, milliseconds);
    return finishResponse(response, exchange, milliseconds);
  }
}

function begin(
  request: Request,
  peer: Client,
  bindings: unknown,
  { log, trustedProxies, site, pages }: AppParts,
): Exchange {
  const requestId = requestIdOf(request.headers.get("x-request-id"), trustedProxies);
  const url = publicAddress(request.url, site.publicUrl);
  return {
    request,
    url,
    page: pages.at(url.pathname),
    requestId,
    client: clientOf(request, peer, trustedProxies),
    log,
    bindings,
  };
}

function failed(error: unknown, exchange: Exchange): Response {
  exchange.log.error({ error }, "a request failed");
  return lastResort(exchange);
}

async function firstAnswer(steps: readonly Middleware[], exchange: Exchange): Promise<Response> {
  for (const step of steps) {
    const response = await step(exchange);
    if (response) return response;
  }
  throw new Error("No middleware answered the request, although the last one always does");
}
