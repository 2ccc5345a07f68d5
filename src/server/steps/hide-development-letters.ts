import { SIGN_IN } from "../../contracts/browser/backend-paths.ts";
import { LETTERS_PATH } from "../../services/identity/assets/serve-assets.ts";
import type { Step } from "../exchange.ts";
import { isFromOwnMachine } from "../own-machine-request.ts";

/** The page with one-time passwords is there for a browser on this machine alone; for everybody else there is no such page. */
export function hideDevelopmentLetters(notFound: Step): Step {
  return (exchange) => {
    const isLetters = exchange.url.pathname.startsWith(SIGN_IN + LETTERS_PATH);
    return isLetters && !isFromOwnMachine(exchange) ? notFound(exchange) : undefined;
  };
}
