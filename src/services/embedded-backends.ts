import { isDeepStrictEqual } from "node:util";
import { Hono } from "hono";
import { hideTokens } from "../contracts/hide-tokens.ts";
import { HOSTS, type HostName } from "../contracts/hosts.ts";
import { DATABASE_FAILURES, databaseFailureOf } from "../platform/database/health/database-failure.ts";
import { watchStorage } from "../platform/database/health/watch-storage.ts";
import type { JobHandler } from "../platform/jobs/job-handler.ts";
import { releaseMemory } from "../platform/release-memory.ts";
import { ALL_SERVICES } from "./all-services.ts";
import { DEFAULT_RETENTION } from "./config/customer-config.ts";
import { changeContent } from "./content/change-content.ts";
import type { ContentFile } from "./content/document-source.ts";
import { type ContentReport, loadContent, publishDue, storedContent } from "./content/load-content.ts";
import type { Log } from "./http/backend-log.ts";
import { Refusal } from "./http/refusal.ts";
import type { OwnPhotograph } from "./images/photographs.ts";
import { type Login, openLogin } from "./login/login.ts";
import type { Redirects } from "./redirects/redirect-table.ts";
import { cleanUp } from "./retention/clean-up.ts";
import type { Service } from "./service.ts";
import { type BackendOptions, openParts } from "./service-parts.ts";
import { type ContentPreviews, openContentPreviews } from "./staff/content/content-previews.ts";
import { openStaffEntrance, type StaffEntrance } from "./staff/staff-entrance.ts";
import { removeOldDrafts } from "./tickets/ticket-files.ts";
import { cleanUpUploads } from "./uploads/uploads.ts";

export interface EmbeddedBackends {
  app: Hono;
  login: Login;
  staff: StaffEntrance;
  previews: ContentPreviews;
  redirects: Redirects;
  jobHandlers: Readonly<Record<string, JobHandler>>;
  loadContent(): Promise<ContentReport>;
  publishDue(): Promise<void>;
  /** Replaces all documents by those of these files; for the process that shows previews. */
  showFiles(files: readonly ContentFile[], pictures: readonly OwnPhotograph[]): Promise<void>;
  problem(): Promise<string | undefined>;
  /** Undefined if no object store is set. */
  isStoreAway: (() => boolean) | undefined;
  /** Deletes what is older than its retention. */
  cleanUp(signal: AbortSignal): Promise<void>;
  endStreams(): void;
  stop(): Promise<void>;
}

export async function createEmbeddedBackends(options: BackendOptions): Promise<EmbeddedBackends> {
  const { database, log } = options;
  const app = createBackendsApp(log);
  const storage = watchStorage(database, log);
  let isLoaded = false;
  const problem = async () => (isLoaded ? storage.problem() : CONTENT_PROBLEM);
  const parts = await openParts(options, { answer: (request) => app.fetch(request), problem });
  const services: Service[] = [];
  for (const serve of ALL_SERVICES) services.push(await serve(parts));
  for (const { host, app: backend } of services.flatMap(({ mounts }) => mounts))
    for (const path of pathsOf(host)) app.route(path, backend);
  const hasCdn = parts.cdn !== undefined;

  // Loads run one after the other, so that each sees the result of the one before.
  let lastLoad: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(load: () => Promise<Result>): Promise<Result> {
    const result = lastLoad.then(load);
    lastLoad = result.catch(() => {});
    return result;
  }

  async function refreshPhotographs(): Promise<void> {
    if (await parts.photographs.reloadIfChanged()) parts.parseMemory.forget();
  }

  async function reload(): Promise<void> {
    await parts.photographs.reload();
    parts.parseMemory.forget();
    await parts.places.reload();
    for (const service of services) await service.reload?.();
  }

  return {
    app,
    login: openLogin(parts),
    staff: openStaffEntrance(parts),
    previews: openContentPreviews(parts),
    redirects: parts.redirects,
    jobHandlers: Object.assign({}, ...services.map(({ jobs }) => jobs)),
    loadContent: () =>
      inTurn(async () => {
        if (isLoaded) await reload();
        const { documentTypes: types, brand: brandName } = parts;
        // Nothing is remembered of a whole folder: it is read at the start, and then hardly ever.
        const parseMemory = parts.isPreview ? parts.parseMemory : undefined;
        const load = { ...parts, types, brandName, hasCdn, parseMemory };
        const report = await loadContent(load).catch(async (error) => {
          const stored = isLoaded ? undefined : await storedContent(database.db, error);
          if (!stored) throw error;
          log.error(
            { error },
            "The folder does not fit to what editors have changed. The site shows the content as it was.",
          );
          return stored;
        });
        if (!isLoaded) releaseMemory();
        isLoaded = true;
        log.info({ ...report }, "The content is loaded.");
        return report;
      }),
    publishDue: () =>
      inTurn(async () => {
        const { documentTypes: types, brand: brandName } = parts;
        // Another process may have imported pictures of these documents.
        await refreshPhotographs();
        const report = await publishDue({ ...parts, types, brandName, hasCdn });
        if (report) log.info({ ...report }, "Planned documents are public.");
      }),
    showFiles: (files, pictures) =>
      inTurn(async () => {
        await refreshPhotographs();
        if (!isDeepStrictEqual(parts.photographs.own(), pictures)) {
          parts.photographs.setOwn(pictures);
          parts.parseMemory.forget();
        }
        const { documentTypes: types, brand: brandName } = parts;
        const reasonOf = () => ({ action: "imported" as const, by: { id: null, name: null } });
        await changeContent({ ...parts, types, brandName }, Date.now(), () => ({
          ...{ files, edits: new Map(), reasonOf },
        }));
      }),
    problem,
    isStoreAway: parts.objectStore?.isAway,
    async cleanUp(signal) {
      await cleanUp(database.db, { ...DEFAULT_RETENTION, ...parts }, signal);
      await removeOldDrafts(database.db, signal);
      await cleanUpUploads(parts, signal);
    },
    endStreams() {
      for (const service of services) service.endStreams?.();
    },
    async stop() {
      storage.stop();
      for (const service of services) await service.stop?.();
    },
  };
}

const CONTENT_PROBLEM = "The content is not loaded yet.";

/** The root also answers the gateway's calls, for callers without its path. */
function pathsOf(host: HostName): string[] {
  const { embeddedAt } = HOSTS[host];
  return host === "bumblebee" ? [embeddedAt, "/"] : [embeddedAt || "/"];
}

function createBackendsApp(log: Log): Hono {
  const app = new Hono();
  app.notFound(() => new Refusal(404, "There is nothing at this address.").respond());
  app.onError((error, context) => {
    const path = hideTokens(context.req.path);
    const failure = databaseFailureOf(error);
    if (failure) {
      // The error itself is not logged: its stack adds nothing, and PostgreSQL may add a row about a person.
      log.warn({ path, failure }, "A backend cannot answer without the database.");
      return new Refusal(503, DATABASE_FAILURES[failure], { retryAfter: 5 }).respond();
    }
    log.error({ error, path }, "A backend failed.");
    return new Refusal(500, "Something went wrong on our side.").respond();
  });
  return app;
}
