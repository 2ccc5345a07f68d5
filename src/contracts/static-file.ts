import { GATEWAY_CALLS } from "./browser/backend-paths.ts";
import { HOSTS } from "./hosts.ts";

/** The download path of brochures, below the gateway. */
export const STATIC_FILE_PATH = `${GATEWAY_CALLS}/api/downloadStaticFile`;

export interface StaticFile {
  filePath: string;
  fileName: string;
}

export function staticFileAddress({ filePath, fileName }: StaticFile): string {
  return `${HOSTS.bumblebee.embeddedAt}${STATIC_FILE_PATH}?${new URLSearchParams({ filePath, fileName })}`;
}
