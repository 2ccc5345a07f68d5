import { ALL_CALLS } from "../../contracts/calls/all-calls.ts";
import type { DocumentKind } from "../../contracts/documents/document-kind.ts";
import { DOCUMENTS } from "../../contracts/documents/documents.ts";
import { HOSTS } from "../../contracts/hosts.ts";

/** Whether we answer a path ourselves, whoever has its host: it is a call of ours, or asks for documents that only we have. */
export function isAnsweredByUs(path: string): boolean {
  return OUR_PATHS.has(path) || OUR_DOCUMENTS.some((folder) => `${path}/`.startsWith(folder));
}

/** Operations of GraphQL share one address, which is the host's. */
const OUR_PATHS = new Set(
  ALL_CALLS.filter(({ isOurs, document }) => isOurs && document === undefined).map(
    ({ host, path }) => HOSTS[host].embeddedAt + path,
  ),
);

const OUR_DOCUMENTS = Object.values<DocumentKind>(DOCUMENTS)
  .filter(({ isOurs }) => isOurs)
  .flatMap(({ type }) =>
    [HOSTS.goobe, HOSTS.content].map(({ embeddedAt }) => `${embeddedAt}/document/es/search/${type}/`),
  );
