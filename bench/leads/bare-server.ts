// A bare Node server that reads a lead, inserts one row and responds. Usage: node bench/leads/bare-server.ts PORT
// FOLDER [DATABASE_URL]
import { createServer } from "node:http";
import { barePostgres, bareSqlite } from "./bare-insert.ts";

const [port, folder = "", databaseUrl] = process.argv.slice(2);
const bare = databaseUrl ? barePostgres(databaseUrl, 32) : bareSqlite(folder);
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (chunks.length > 0) {
    JSON.parse(Buffer.concat(chunks).toString());
    await bare.insert();
  }
  response.setHeader("content-type", "application/json").end("{}");
});
server.listen(Number(port), "127.0.0.1");
