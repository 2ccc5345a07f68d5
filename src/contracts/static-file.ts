import { GATEWAY_CALLS } from "./browser/backend-paths.ts";
import { HOSTS } from "./hosts.ts";

/** Where brochures are downloaded from, below the gateway. */
export const STATIC_FILE_PATH = `${GATEWAY_CALLS}/api/downloadStaticFile`;

export interface StaticFile {
  /** Where the file lies, below the content folder. */
  filePath: string;
  /** How it is called once it is saved, without its ending. */
  fileName: string;
}

export function staticFileAddress({ filePath, fileName }: StaticFile): string {
  return `${HOSTS.bumblebee.embeddedAt}${STATIC_FILE_PATH}?${new URLSearchParams({ filePath, fileName })}`;
}
