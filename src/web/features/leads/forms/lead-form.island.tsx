import { island } from "../../../frame/islands/island.tsx";
import { LEFT_OF_LEADS } from "../engine/left-of-leads.ts";
import { type LeadFormContent, LeadFormView } from "./lead-form-view.tsx";

export type LeadFormIslandProps = LeadFormContent;

function LeadForm(props: LeadFormIslandProps) {
  return <LeadFormView {...props} />;
}

/**
 * A form is a form before it is at work; what was begun or waits from before is there at once. The free hours of a visit are
 * asked for when the form is seen: they must not come in the middle of choosing.
 */
export default island("lead-form", LeadForm, {
  when: ({ visit }) => (visit ? "visible" : "intent"),
  leftovers: LEFT_OF_LEADS,
});
