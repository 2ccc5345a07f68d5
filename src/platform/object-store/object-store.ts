import { createHash } from "node:crypto";
import type { AwsClient } from "aws4fetch";
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  IterableBackoff,
  isBrokenCircuitError,
} from "cockatiel";

/** A store with the interface of Amazon S3. A failure of the store is a value, because every caller must handle it. */
export interface ObjectStore {
  read(key: string): Promise<FoundObject>;
  /** Resolves to true when the store has confirmed that it has the object. */
  write(key: string, object: { bytes: Uint8Array<ArrayBuffer>; mediaType: string }): Promise<boolean>;
  /** Resolves to true when the store has confirmed that it has not got the object any more. */
  remove(key: string): Promise<boolean>;
  /** Whether the store gets no reads or no writes now, because several failed in a row. */
  isAway(): boolean;
}

/** `away`: the store does not answer, or not with what was stored, so the object may exist. */
export type FoundObject = Buffer<ArrayBuffer> | "missing" | "away";

export interface ObjectStoreOptions {
  url: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs: number;
}

interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
}

const FAILURES_IN_A_ROW = 5;
/** The time from the opening to the first trial, and from a failed trial to the next one. */
const COOL_DOWNS_MS = [5000, 10_000, 20_000, 30_000];
const WRITING_TAKES = 5;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;
/** A proxy or a damaged disk may answer with other bytes: an object is used only if it has the digest of its writer. */
const DIGEST = "x-amz-meta-sha256";

/** The library is loaded only if a store is set. */
export async function openObjectStore(options: ObjectStoreOptions, log: Log): Promise<ObjectStore> {
  const { AwsClient } = await import("aws4fetch");
  const { accessKeyId, secretAccessKey, region, timeoutMs } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const base = baseOf(options);
  const store = createObjectStore(
    {
      get: (key) => getObject(client, base + key, timeoutMs),
      put: (key, object) => putObject(client, base + key, object, timeoutMs * WRITING_TAKES),
      delete: (key) => deleteObject(client, base + key, timeoutMs),
    },
    log,
  );
  void tryOut(store, log);
  return store;
}

/** `https://host/bucket/`, or `https://bucket.host/` if the host already names the bucket. */
function baseOf({ url, bucket }: ObjectStoreOptions): string {
  return new URL(url).hostname.startsWith(`${bucket}.`) ? `${url}/` : `${url}/${bucket}/`;
}

interface Requests {
  get(key: string): Promise<Buffer<ArrayBuffer> | "missing">;
  put(key: string, object: { bytes: Uint8Array<ArrayBuffer>; mediaType: string }): Promise<void>;
  delete(key: string): Promise<void>;
}

/** Reads and writes have a circuit each: keys may allow only one of the two, and a wrong server may confirm any write. */
function createObjectStore(requests: Requests, log: Log): ObjectStore {
  const reads = createCircuit("read", log);
  const writes = createCircuit("write", log);
  const removals = createCircuit("remove", log);
  return {
    read: (key) => reads.attempt(() => requests.get(key)),
    write: async (key, object) => (await writes.attempt(() => requests.put(key, object))) !== "away",
    remove: async (key) => (await removals.attempt(() => requests.delete(key))) !== "away",
    isAway: () => reads.isOpen() || writes.isOpen(),
  };
}

function createCircuit(action: "read" | "write" | "remove", log: Log) {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    halfOpenAfter: new IterableBackoff(COOL_DOWNS_MS),
  });
  let isReported = false;
  breaker.onReset(() => {
    isReported = false;
    log.info({ action }, "The object store works again.");
  });
  return {
    isOpen: () => breaker.state !== CircuitState.Closed,
    async attempt<Result>(work: () => Promise<Result>): Promise<Result | "away"> {
      // While one request tries the store again, the library would let the others wait for it.
      if (breaker.state === CircuitState.HalfOpen) return "away";
      try {
        return await breaker.execute(work);
      } catch (error) {
        if (isBrokenCircuitError(error)) return "away";
        if (breaker.state === CircuitState.Open && !isReported) {
          isReported = true;
          log.warn({ action, reason: reasonOf(error) }, "The object store fails; the site works without it.");
        }
        return "away";
      }
    },
  };
}

/** The site starts without the store, but its operator should learn at once that a key or the bucket is wrong. */
async function tryOut(store: ObjectStore, log: Log): Promise<void> {
  const bytes = new Uint8Array(Buffer.from("Atrium writes this object when it starts.\n"));
  const isWritten = await store.write("check.txt", { bytes, mediaType: "text/plain" });
  const isRead = typeof (await store.read("check.txt")) !== "string";
  if (!isRead || !isWritten)
    log.warn({ isRead, isWritten }, "A trial with the object store failed. The site works without it.");
}

async function getObject(client: AwsClient, address: string, timeoutMs: number) {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await client.fetch(address, { signal, redirect: "manual" });
  if (response.status !== 200) {
    const code = await errorCodeOf(response);
    if (response.status === 404 && code === "NoSuchKey") return "missing";
    throw new StoreProblem(`it answered ${response.status} ${code} to a read`);
  }
  const bytes = await readBody(response, MAX_BYTES);
  if (response.headers.get(DIGEST) !== digestOf(bytes))
    throw new StoreProblem("it sent an object with other bytes than those stored");
  return bytes;
}

async function putObject(
  client: AwsClient,
  address: string,
  { bytes, mediaType }: { bytes: Uint8Array<ArrayBuffer>; mediaType: string },
  timeoutMs: number,
): Promise<void> {
  const digest = digestOf(bytes);
  const response = await client.fetch(address, {
    method: "PUT",
    body: bytes,
    // With this header the store compares the digest before it confirms.
    headers: { "content-type": mediaType, "x-amz-content-sha256": digest, [DIGEST]: digest },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "manual",
  });
  if (response.status !== 200)
    throw new StoreProblem(`it answered ${response.status} ${await errorCodeOf(response)} to a write`);
  await response.body?.cancel();
}

/** S3 confirms the removal of an object that does not exist as well. */
async function deleteObject(client: AwsClient, address: string, timeoutMs: number): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await client.fetch(address, { method: "DELETE", signal, redirect: "manual" });
  if (response.status !== 204 && response.status !== 404)
    throw new StoreProblem(`it answered ${response.status} ${await errorCodeOf(response)} to a removal`);
  await response.body?.cancel();
}

class StoreProblem extends Error {
  override name = "StoreProblem";
}

/** Never the address or a header, which contain the key. */
function reasonOf(error: unknown): string {
  if (error instanceof StoreProblem) return error.message;
  if (error instanceof Error && error.name === "TimeoutError") return "it did not answer in time";
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && "code" in cause) return `it cannot be reached (${cause.code})`;
  return "it cannot be reached";
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The word that names the error in S3's XML, such as `NoSuchBucket`. */
async function errorCodeOf(response: Response): Promise<string> {
  const text = (await readBody(response, MAX_ERROR_BYTES)).toString();
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? "";
}

async function readBody(response: Response, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of response.body ?? []) {
    total += chunk.length;
    if (total > mostBytes) throw new StoreProblem("it sent more bytes than an object has");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
