import { viewStaffProjectPaper } from "../../../../contracts/staff/calls/project-calls.ts";
import { paperResponse } from "../../../features/customer/project/paper-response.ts";
import { page, required } from "../../../frame/page.ts";

/** One document of a project as its customer gets it, for a member of the staff. */
export const loader = page(async ({ call, cookie, params, ...site }) => {
  const { project = "", paper = "" } = params;
  return paperResponse(
    await required(call(viewStaffProjectPaper, { id: project, paper, cookie: cookie ?? undefined })),
    site,
  );
});
