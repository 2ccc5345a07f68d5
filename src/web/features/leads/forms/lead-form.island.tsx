import { island } from "../../../frame/islands/island.tsx";
import { UNFINISHED_LEAD_KEYS } from "../engine/unfinished-leads.ts";
import { type LeadFormContent, LeadFormView } from "./lead-form-view.tsx";

export type LeadFormIslandProps = LeadFormContent;

function LeadForm(props: LeadFormIslandProps) {
  return <LeadFormView {...props} />;
}

/**
 * The form works before hydration; a stored draft or queued lead hydrates it immediately. The free hours of a visit
 * load when the form becomes visible, so that they do not change while the visitor chooses.
 */
export default island("lead-form", LeadForm, {
  when: ({ visit }) => (visit ? "visible" : "intent"),
  leftovers: UNFINISHED_LEAD_KEYS,
});
