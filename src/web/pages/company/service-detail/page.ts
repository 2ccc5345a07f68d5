import { listServicePages } from "../../../features/company/service/load-service-page.ts";
import { definePage, type ListAddresses } from "../../../frame/define-page.ts";
import { ownPagePath } from "../../../frame/policy-paths.ts";

/** Every service, policy and guide that has its address here; a host without a list of them has none to tell. */
const listServiceAddresses: ListAddresses = async (call, edition) => {
  const all = await listServicePages({ call, edition });
  return all
    .filter(({ slug }) => ownPagePath(edition, slug) === undefined)
    .map(({ slug, updated }) => ({ params: { serviceDetailSlug: slug }, lastModified: updated }));
};

export const page = definePage({
  name: "service-detail",
  contentType: "service-pages",
  listAddresses: listServiceAddresses,
});
