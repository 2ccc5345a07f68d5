import { HOSTS, type HostAddresses } from "../contracts/hosts.ts";
import type { Config } from "../services/config/config.ts";

export function hostAddresses(config: Config): HostAddresses {
  const entries = Object.entries(HOSTS).map(([name, { setting }]) => [
    name,
    setting && config.hostAddresses[setting],
  ]);
  return Object.fromEntries(entries.filter(([, address]) => address !== undefined));
}
