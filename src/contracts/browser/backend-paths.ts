/** Below it stand the hosts that we embed, and what only we answer. */
export const API_FOLDER = "/api";

export const BUMBLEBEE_FOLDER = "/bumblebee";
/** Below the gateway: every operation of the hub is asked there. */
export const HUB_PATH = "/v1/api/hub/graphql";

/** How the gateway's calls begin. They are answered at the root too, for callers that come without its prefix. */
export const GATEWAY_CALLS = "/v1";

/** Where the identity provider stands, ours or another in front of us. */
export const SIGN_IN = "/auth";

/** Everything below these is asked for by programs and not by people. */
export const BACKEND_FOLDERS = [API_FOLDER, SIGN_IN, BUMBLEBEE_FOLDER, GATEWAY_CALLS] as const;

export function isBackendPath(path: string): boolean {
  return BACKEND_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
