import { NotFoundPage } from "../../../frame/errors/not-found-page.tsx";
import { pageNotFound } from "../../../frame/page.ts";

/** Also handles every URL that no other page matches. */
export function loader() {
  throw pageNotFound();
}

export default NotFoundPage;
