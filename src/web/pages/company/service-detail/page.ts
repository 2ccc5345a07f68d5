import { listServicePages } from "../../../features/company/service/load-service-page.ts";
import { definePage, type ListAddresses } from "../../../frame/define-page.ts";
import { ownPagePath } from "../../../frame/policy-paths.ts";

/** Lists every service, policy and guide with its own URL; an upstream without a list provides none. */
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
