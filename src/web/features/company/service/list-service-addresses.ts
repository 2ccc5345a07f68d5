import type { ListAddresses } from "../../../frame/define-page.ts";
import { ownPagePath } from "../../../frame/policy-paths.ts";
import { listServicePages } from "./load-service-page.ts";

/** Every service, policy and guide that has its address here; a host without a list of them has none to tell. */
export const listServiceAddresses: ListAddresses = async (call, edition) => {
  const all = await listServicePages({ call, edition });
  return all
    .filter(({ slug }) => ownPagePath(edition, slug) === undefined)
    .map(({ slug, updated }) => ({ params: { serviceDetailSlug: slug }, lastModified: updated }));
};
