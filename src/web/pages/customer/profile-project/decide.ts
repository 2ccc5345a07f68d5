import { decideProject } from "../../../../contracts/calls/customer/project.ts";
import { addressOf } from "../../../../urls/links.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { pageAction, pageNotFound, required } from "../../../frame/page.ts";

const DECIDED = 409;

/** An answer to a decision of the project. The page that follows shows what is recorded, also where somebody was faster. */
export const decide = pageAction(async ({ call, edition, form, session }) => {
  const input = decideProject.input.safeParse({
    authorization: session?.authorization,
    decision: form.get("decision"),
    option: form.get("option"),
  });
  if (!input.success) throw pageNotFound();
  const outcome = await call(decideProject, input.data);
  if (outcome.ok || outcome.problem.status !== DECIDED) await required(Promise.resolve(outcome));
  return redirectTo(`${addressOf(edition.region, "profile-project")}#decisions`, 303);
});
