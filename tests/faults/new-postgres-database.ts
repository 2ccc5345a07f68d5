import pg from "pg";

/** Creates an empty database on a server, for one run. */
export async function newPostgresDatabase(serverUrl: string, prefix: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  const name = `${prefix}_${Date.now()}`;
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
