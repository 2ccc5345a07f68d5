import { InMemStorageProvider, Strategy, Unleash } from "unleash-client";
import { z } from "zod";
import { readJsonFile } from "../files/read-json-file.ts";
import type { Log } from "../http/backend-log.ts";
import { isSameForAll } from "./is-same-for-all.ts";

export interface FlagsConfig {
  /** An Unleash server's API, such as https://flags.example.com/api. Unset: only the bootstrap file decides. */
  url?: string | undefined;
  token?: string | undefined;
}

export interface Flags {
  isEnabled(feature: string, visitor: { id: string; strategy?: string | undefined }): boolean;
  isSameForAll(feature: string): boolean;
  stop(): void;
}

const BootstrapFile = z.looseObject({
  features: z.array(
    z.looseObject({
      name: z.string().min(1),
      enabled: z.boolean(),
      strategies: z.array(z.looseObject({ name: z.string() })).min(1),
    }),
  ),
});

/**
 * Feature flags from a file, and from an Unleash server in addition if one is set. Without one no connection is
 * opened.
 */
export async function openFlags(file: string, { url, token }: FlagsConfig, log: Log): Promise<Flags> {
  const { features } = await readJsonFile(file, BootstrapFile);
  const unleash = new Unleash({
    appName: "atrium",
    url: url ?? "http://unset.invalid/",
    customHeaders: token ? { authorization: token } : {},
    // An interval of 0 makes the client never send requests.
    refreshInterval: url ? 15_000 : 0,
    metricsInterval: url ? 60_000 : 0,
    disableMetrics: !url,
    storageProvider: new InMemStorageProvider(),
    bootstrap: { filePath: file },
    strategies: [new CustomStrategy()],
    disableAutoStart: true,
    skipInstanceCountWarning: true,
  });
  unleash.on("error", (error: unknown) => log.warn({ error }, "The feature flag server cannot be reached."));
  unleash.on("warn", (reason: unknown) => log.warn({ reason: String(reason) }, "Feature flags."));

  const isReady = new Promise((resolve) => unleash.once("ready", resolve));
  void unleash.start();
  // Ready means that the file is read: a slow server must not delay the start. The event never comes for an empty
  // file.
  if (features.length > 0) await isReady;
  return {
    isEnabled: (feature, { id, strategy }) =>
      unleash.isEnabled(
        feature,
        { userId: id, sessionId: id, properties: { strategy: strategy ?? "" } },
        false,
      ),
    isSameForAll: (feature) => isSameForAll(unleash.getFeatureToggleDefinition(feature)),
    stop: () => unleash.destroy(),
  };
}

type Parameters = { ids?: string; strategy?: string };
type Visitor = { userId?: string; properties?: Record<string, string | number | undefined> };

/**
 * `custom` leaves the decision to the caller: on only if the call itself names this strategy and, if the feature
 * lists `ids`, only for these.
 */
class CustomStrategy extends Strategy {
  constructor() {
    super("custom");
  }

  override isEnabled(parameters: Parameters, visitor: Visitor): boolean {
    if (visitor.properties?.strategy !== "custom") return false;
    const ids = (parameters?.ids ?? "").split(",").map((id) => id.trim());
    return ids.join("") === "" || ids.includes(visitor.userId ?? "");
  }
}
