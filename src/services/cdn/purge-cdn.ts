import { PermanentFailure } from "../../platform/jobs/job-handler.ts";
import { ALL_PAGES_KEY } from "../../platform/surrogate-keys.ts";
import { traceHeaders } from "../../platform/tracing/current-trace.ts";
import type { CdnConfig, CdnKind } from "../config/cdn-config.ts";

/** The most keys that one request may contain. */
const MOST_KEYS: Record<CdnKind, number> = { fastly: 256, cloudflare: 30, webhook: 200 };
const MOST_REQUESTS = 20;
const TIMEOUT_MS = 10_000;

/** Resolves when the CDN has accepted all of them; otherwise the whole purge can be repeated. */
export async function purgeCdn(cdn: CdnConfig, keys: readonly string[], signal: AbortSignal): Promise<void> {
  const most = MOST_KEYS[cdn.kind];
  const purged = keys.length > most * MOST_REQUESTS ? [ALL_PAGES_KEY] : keys;
  for (let start = 0; start < purged.length; start += most)
    await purgeSome(cdn, purged.slice(start, start + most), signal);
}

async function purgeSome(cdn: CdnConfig, keys: readonly string[], signal: AbortSignal): Promise<void> {
  const { headers, body } = REQUESTS[cdn.kind](keys, cdn.token ?? "");
  const response = await fetch(cdn.purgeUrl, {
    method: "POST",
    headers: { "content-type": "application/json", ...traceHeaders(), ...headers },
    body: JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const sentence = `The CDN answered ${response.status} to a purge.`;
  // Another attempt with the same token is refused again.
  throw response.status === 401 || response.status === 403
    ? new PermanentFailure(sentence)
    : new Error(sentence);
}

type PurgeRequest = (
  keys: readonly string[],
  token: string,
) => { headers: Record<string, string>; body: object };

const REQUESTS: Record<CdnKind, PurgeRequest> = {
  // A soft purge marks pages as stale, so that they are still there if the site does not answer.
  fastly: (keys, token) => ({
    headers: { "fastly-key": token, "fastly-soft-purge": "1" },
    body: { surrogate_keys: keys },
  }),
  cloudflare: (keys, token) => ({ headers: { authorization: `Bearer ${token}` }, body: { tags: keys } }),
  // The keys are also in a header, because Varnish does not read bodies.
  webhook: (keys, token) => ({
    headers: { "surrogate-key": keys.join(" "), ...(token !== "" && { authorization: `Bearer ${token}` }) },
    body: { keys },
  }),
};
