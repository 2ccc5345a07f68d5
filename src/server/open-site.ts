import type { EmbedName } from "../contracts/embeds/embed-components.ts";
import { hideForLog } from "../contracts/hide-tokens.ts";
import { createCircuitBreakers } from "../contracts/upstream/circuit-breakers.ts";
import type { Database } from "../platform/database/database.ts";
import { explainDatabaseError } from "../platform/database/health/explain-database-error.ts";
import { createLog, type Log } from "../platform/log.ts";
import { PageCache } from "../platform/page-cache.ts";
import { StartupProblem } from "../platform/startup-problem.ts";
import { lastBackup } from "../services/backups/make-backup.ts";
import type { Config } from "../services/config/config.ts";
import type { RecaptchaConfig } from "../services/config/customer-config.ts";
import { readAnnouncement } from "../services/content/announce-changes.ts";
import { CONTENT_CHANNEL } from "../services/content/content-channel.ts";
import type { ContentReport } from "../services/content/load-content.ts";
import { readPlanned } from "../services/content/publication/planned-changes.ts";
import { createEmbeddedBackends, type EmbeddedBackends } from "../services/embedded-backends.ts";
import { openDatabase } from "../services/open-database.ts";
import { prepareContactKey } from "../services/sealed-contacts/contact-key.ts";
import type { PageName } from "../urls/url-table.ts";
import type { Pages } from "../web/frame/define-page.ts";
import { brandNamed, type SiteSettings } from "../web/frame/seo/site-settings.ts";
import { ALL_PAGES } from "../web/pages/all-pages.ts";
import { describeChanges } from "./commands/describe-changes.ts";
import { type App, createApp } from "./create-app.ts";
import { followContentPages } from "./follow-content-pages.ts";
import { followPlannedChanges } from "./follow-planned-changes.ts";
import { outsideSourcesOf } from "./headers/outside-sources.ts";
import { hostAddresses } from "./host-addresses.ts";
import { startJobWorkers } from "./job-workers.ts";
import type { ReportedMetrics } from "./metrics/serve-metrics.ts";
import type { Readiness } from "./middleware/answer-health.ts";
import { openMetrics, openTracing } from "./open-observers.ts";
import { createLanes } from "./pages/lanes.ts";
import { createReadyPages, type ReadyPages } from "./pages/ready-pages.ts";
import { documentPage } from "./preview/document-pages.ts";
import { createPreviewHost } from "./preview/preview-host.ts";
import { purgeFormerRelease, purgeMissedChanges } from "./release/purge-release.ts";
import { builtSite, type SiteSource } from "./release/site-source.ts";
import { answerReloads, type ReloadOutcome } from "./running-site.ts";
import { observeStatements, type StatementObserver } from "./tracing/statement-observer.ts";

export interface OpenSite {
  app: App;
  readyPages: ReadyPages;
  /** Reads the content folder again. If there is an error, nothing changes and the error is thrown. */
  reloadContent(): Promise<ContentReport>;
  /** Also reloads, but returns the outcome instead of throwing, for callers that cannot handle an error. */
  reloadAndReport(): Promise<ReloadOutcome>;
  /** Shows these documents instead; for the process that shows previews. */
  showFiles: EmbeddedBackends["showFiles"];
  /** Undefined if nothing is measured. */
  metrics: (() => Promise<ReportedMetrics>) | undefined;
  /** From now on /ready answers 503. */
  announceStop(): void;
  /** Ends responses that would never end by themselves. */
  endStreams(): void;
  close(): Promise<void>;
}

interface SiteOptions {
  loadSource?: () => Promise<SiteSource>;
  log?: Log;
  /** The process that shows previews: it reads the same files again and again. */
  isPreview?: boolean;
}

export async function openSite(
  config: Config,
  say: (step: string) => void,
  {
    loadSource = builtSite,
    log = createLog(config.logLevel, { hide: hideForLog }),
    isPreview = false,
  }: SiteOptions = {},
): Promise<OpenSite> {
  const statements = observeStatements(config.slowStatementMs, log);
  const database = await openDatabase({ ...config, onStatement: statements.onStatement });
  try {
    return await openSiteOn(database, config, say, { loadSource, log, statements, isPreview });
  } catch (error) {
    await database.close();
    throw explainDatabaseError(error, database);
  }
}

async function openSiteOn(
  database: Database,
  config: Config,
  say: (step: string) => void,
  { loadSource, log, statements, isPreview }: Required<SiteOptions> & { statements: StatementObserver },
): Promise<OpenSite> {
  for (const remark of database.remarks) say(remark);
  const migrations = await database.migrate();
  say(
    `Database: ${database.location}${migrations.length > 0 ? `, ${migrations.length} migrations run` : ""}.`,
  );
  await prepareContactKey(database);
  const [newer] = await database.newerMigrations();
  if (newer) say(`The database is newer than this release (${newer}), which can still use it.`);
  const source = await loadSource();
  const previews = createPreviewHost({ config, environment: process.env, log });
  const circuits = createCircuitBreakers();
  const backends = await createEmbeddedBackends({
    database,
    log,
    ...config,
    mode: source.mode,
    release: source.release,
    isPreview,
    preparePreview: () => previews.prepare(),
    circuits: () => circuits.states(),
    // In development, drafts and planned documents are shown.
    showsUnpublished: source.mode === "development",
    addresses: hostAddresses(config),
    ...sharedBy(ALL_PAGES),
  });
  const { documents } = await backends.loadContent();
  say(`Content: ${documents} documents.`);

  const plannedChanges = await followPlannedChanges({
    read: () => readPlanned(database.db),
    publish: () => backends.publishDue(),
    log,
  });
  const cache = new PageCache(config.pageCacheBytes);
  const outside = outsideSourcesOf(config);
  const readiness: Readiness = {
    problem: () => backends.problem(),
    facts: { database: database.engine, documents },
    isStopping: false,
  };
  const lanes = createLanes();
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : await openMetrics({
          cache,
          lanes,
          circuits: {
            states: () => [
              ...circuits.states(),
              ...(backends.isStoreAway ? [["object-store", backends.isStoreAway()] as const] : []),
              ...(database.isReplicaUsed ? [["database-replica", !database.isReplicaUsed()] as const] : []),
            ],
          },
          jobsIn: config.role === "web" ? undefined : database,
          lastBackup: config.role !== "web" && config.backup ? () => lastBackup(database.db) : undefined,
          problem: readiness.problem,
          databaseFails: () => database.condition.failure !== undefined,
        });
  if (metrics) statements.measure(metrics.statement);
  const tracing = await openTracing(config.tracing, source.release, log);
  const { tracer } = tracing;
  const app = createApp({
    ...source,
    previews: { content: backends.previews, host: previews },
    slowRenderMs: config.slowRenderMs,
    tracer,
    circuits,
    lanes,
    metrics,
    pages: ALL_PAGES,
    login: backends.login,
    redirects: backends.redirects,
    staff: { entrance: backends.staff, files: source.staffFiles },
    log,
    cache,
    nextChange: plannedChanges.nextChange,
    cdn: config.cdn,
    site: siteSettingsOf(config),
    readiness,
    backends: backends.app,
    addresses: hostAddresses(config),
    hostTimeoutMs: config.hostTimeoutMs,
    staleForMs: config.staleForMs,
    trustedProxies: config.trustedProxies,
    outside,
    geoCountryHeader: config.geoCountryHeader,
  });
  const isUpstream = config.hostAddresses.GOOBE_URL !== undefined;
  const contentPages = followContentPages({ call: app.call, cache, isUpstream });
  const contentChanged = (changed?: string[]) => {
    app.forgetAnswers(changed);
    cache.invalidate(changed);
    void plannedChanges.refresh();
    void contentPages.ask();
  };
  const stopListening = await database.listen(
    CONTENT_CHANNEL,
    (notice) => contentChanged(readAnnouncement(notice)),
    () => {
      contentChanged();
      void purgeMissedChanges(database, config, log);
    },
  );
  if (config.role !== "web") await purgeFormerRelease(database, config, source.release);
  const asked = contentPages.ask();
  // An upstream may be slow, and the start does not wait for it.
  if (!isUpstream) await asked;
  const workers =
    config.role === "web"
      ? undefined
      : await startJobWorkers(database, backends.jobHandlers, log, {
          ...config,
          tracer,
          cleanUp: backends.cleanUp,
        });
  const reloadAndReport = () => reportReload(() => backends.loadContent(), log);
  // On PostgreSQL a command loads the content itself and notifies the site.
  const stopAnswering =
    database.engine === "sqlite" ? answerReloads(database, reloadAndReport) : async () => {};
  return {
    app,
    readyPages: createReadyPages({
      cache,
      log,
      outside,
      features: {
        mustAsk: (path) => app.features.mustAsk(path) || backends.redirects.has(path),
      },
      trustedProxies: config.trustedProxies,
      metrics,
      tracer,
    }),
    metrics: metrics && (() => metrics.registry.getMetricsAsJSON()),
    reloadContent: () => backends.loadContent(),
    showFiles: async (files, pictures) => {
      await backends.showFiles(files, pictures);
      contentChanged();
      await contentPages.ask();
    },
    reloadAndReport,
    announceStop() {
      readiness.isStopping = true;
    },
    endStreams: () => backends.endStreams(),
    async close() {
      stopListening();
      previews.stop();
      contentPages.stop();
      await plannedChanges.stop();
      await stopAnswering();
      await workers?.stop();
      await backends.stop();
      await database.close();
      await tracing.close();
    },
  };
}

async function reportReload(reload: () => Promise<ContentReport>, log: Log): Promise<ReloadOutcome> {
  try {
    return { ok: true, said: describeChanges(await reload()) };
  } catch (error) {
    const isPlain = error instanceof StartupProblem;
    if (!isPlain) log.error({ error }, "The content could not be reloaded.");
    const reason = isPlain
      ? error.message
      : "The content could not be loaded; the log of the site contains the reason.";
    return { ok: false, said: `${reason}\nThe site continues with its current content.` };
  }
}

/** Embeds of pages that do not declare one themselves: other sites may already show a story. */
const EMBEDS_BEFORE_PAGES: Partial<Record<PageName, EmbedName>> = { "magazine-post": "magazine-card" };

function sharedBy(pages: Pages) {
  return {
    shareCards: Object.assign({}, ...pages.all.map(({ shareCards }) => shareCards)),
    pageOf: (document: Parameters<typeof documentPage>[1]) => documentPage(pages.all, document),
    embedOf: (page: PageName) => pages.named(page)?.embedAs ?? EMBEDS_BEFORE_PAGES[page],
  };
}

function siteSettingsOf(config: Config): SiteSettings {
  const { publicUrl, brandName, socialAppId, recaptcha, imageHosts, analytics } = config;
  const { embedOrigins, whatsappConsentOff, whatsappNumbers, careersEmail, registrationNumbers } = config;
  return {
    publicUrl,
    socialAppId,
    brand: brandNamed(brandName),
    recaptcha: recaptcha && publicPartOf(recaptcha),
    imageHosts,
    analytics,
    embedOrigins,
    whatsappConsentOff,
    whatsappNumbers,
    careersEmail,
    registrationNumbers,
    mapStyle: config.mapStyleUrl,
  };
}

/** The secret and the threshold are only for the server. */
function publicPartOf({ siteKey, version, size, hideBadge, url }: RecaptchaConfig) {
  return { siteKey, version, size, hideBadge, url };
}
