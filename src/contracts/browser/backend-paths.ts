export const API_FOLDER = "/api";

export const BUMBLEBEE_FOLDER = "/bumblebee";
export const HUB_PATH = "/v1/api/hub/graphql";

/** The path prefix of the gateway's calls. The root also answers them, for callers without the prefix. */
export const GATEWAY_CALLS = "/v1";

export const SIGN_IN = "/auth";

export const BACKEND_FOLDERS = [API_FOLDER, SIGN_IN, BUMBLEBEE_FOLDER, GATEWAY_CALLS] as const;

export function isBackendPath(path: string): boolean {
  return BACKEND_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
