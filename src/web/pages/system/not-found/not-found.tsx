import { NotFoundPage } from "../../../frame/errors/not-found-page.tsx";
import { pageNotFound } from "../../../frame/page.ts";

/** Also where every address goes that no other page claims. */
export function loader() {
  throw pageNotFound();
}

export default NotFoundPage;
