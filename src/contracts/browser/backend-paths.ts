export const API_FOLDER = "/api";

export const BUMBLEBEE_FOLDER = "/bumblebee";
export const HUB_PATH = "/v1/api/hub/graphql";

/** How the gateway's calls begin. They are answered at the root too, for callers that come without its prefix. */
export const GATEWAY_CALLS = "/v1";

export const SIGN_IN = "/auth";

export const BACKEND_FOLDERS = [API_FOLDER, SIGN_IN, BUMBLEBEE_FOLDER, GATEWAY_CALLS] as const;

export function isBackendPath(path: string): boolean {
  return BACKEND_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
