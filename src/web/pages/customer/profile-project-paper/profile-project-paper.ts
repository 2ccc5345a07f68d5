import { getProjectPaper } from "../../../../contracts/calls/customer/project-calls.ts";
import { paperResponse } from "../../../features/customer/project/paper-response.ts";
import { page, required } from "../../../frame/page.ts";

/** One document of the customer's own project as a PDF; for anyone else it is not found. */
export const loader = page(async ({ call, session, params, ...site }) => {
  const paper = await required(
    call(getProjectPaper, { authorization: session?.authorization, paper: params.paper ?? "" }),
  );
  return paperResponse(paper, site);
});
