import { createServer } from "node:http";

// The baseline: a bare Node server that sends the same bytes with the same headers.
const source = await fetch(process.env.COPY_FROM ?? "", { headers: { "accept-encoding": "identity" } });
const { brotliCompressSync } = await import("node:zlib");
const body = brotliCompressSync(Buffer.from(await source.arrayBuffer()));
// The server sets these headers itself.
const OWN = ["connection", "keep-alive", "transfer-encoding"];
const headers = {
  ...Object.fromEntries([...source.headers].filter(([name]) => !OWN.includes(name))),
  "content-encoding": "br",
  "content-length": body.length,
};

createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(process.env.PORT));
