import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import S3rver from "s3rver";
import { newFolder } from "../services/fixture-backends.ts";
import { onCleanUp } from "./clean-up.ts";

const BUCKET = "atrium-pictures";

/** `lies`: it answers 200 with another body to every request, as a wrong proxy or a captive network does. */
type Mood = "works" | "hangs" | "fails" | "lies";

export interface StubObjectStore {
  mood: Mood;
  /** Every request as `GET /path 200`; the status is missing if the store hangs. */
  requests: string[];
  url: string;
  options: {
    url: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
    timeoutMs: number;
  };
}

/** A real server with the interface of S3, which can be made to fail. */
export async function openStubObjectStore(timeoutMs = 5000): Promise<StubObjectStore> {
  const s3 = new S3rver({
    directory: newFolder(),
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const store = { mood: "works" as Mood, requests: [] as string[] };
  const moods: Record<Mood, (request: IncomingMessage, response: ServerResponse) => void> = {
    works: answer,
    hangs: () => {},
    fails: (_, response) => response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>"),
    lies: (_, response) => response.writeHead(200, { etag: '"1"' }).end("<html>Please log in</html>"),
  };
  const server = createServer((request, response) => {
    const path = `${request.method} ${request.url?.replace(`/${BUCKET}/`, "")}`;
    if (store.mood === "hangs") store.requests.push(path);
    response.on("finish", () => store.requests.push(`${path} ${response.statusCode}`));
    moods[store.mood](request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onCleanUp(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The only key that the server knows.
  const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  return Object.assign(store, {
    url,
    options: { url, bucket: BUCKET, region: "us-east-1", ...keys, timeoutMs },
  });
}
