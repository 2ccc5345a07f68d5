import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readProjectFile } from "../support/project-files.ts";

/**
 * Starts nginx with our example (deploy/nginx/atrium.conf) in front of a site, without TLS. The addresses of the
 * visitors are left out: the site shows the letters of the logins only if it does not trust a proxy. Undefined if
 * there is no nginx on this machine.
 */
export async function startNginx(listenAt: number, siteAt: number) {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "atrium-nginx-"));
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, listenAt, siteAt));
  const child: ChildProcess = spawn("nginx", ["-c", file, "-p", folder], { stdio: "inherit" });
  await untilItListens(listenAt, child);
  return {
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, listenAt: number, siteAt: number): string {
  const [upstream = "", , site = ""] = readProjectFile("deploy/nginx/atrium.conf").split(/^(?=server )/m);
  const plain = site
    .replace(/^ *(http2|ssl_\w+|proxy_set_header X-Forwarded-\w+) .*\n/gm, "")
    .replace("listen 443 ssl", `listen ${listenAt}`)
    .replace("server_name www.example.com", "server_name localhost")
    .replace("Host $host", "Host $http_host");
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `
daemon off;
pid ${join(folder, "nginx.pid")};
error_log stderr crit;
worker_processes 1;
events { worker_connections 2048; }
http {
  access_log off;
  ${folders.join("\n  ")}
  ${upstream.replace("127.0.0.1:3000", `127.0.0.1:${siteAt}`)}
  ${plain}
}
`;
}

async function untilItListens(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answered = await fetch(`http://localhost:${port}/health`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await pause(100);
  }
  throw new Error("nginx did not start.");
}
