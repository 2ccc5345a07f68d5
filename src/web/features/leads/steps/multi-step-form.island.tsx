import { island } from "../../../frame/islands/island.tsx";
import { LEFT_OF_LEADS } from "../engine/left-of-leads.ts";
import { MultiStepFormView } from "./multi-step-form-view.tsx";

/** Until it is at work, styles show its first question only: the press that turns the page is held for it. */
export default island("multi-step-form", MultiStepFormView, { when: "intent", leftovers: LEFT_OF_LEADS });
