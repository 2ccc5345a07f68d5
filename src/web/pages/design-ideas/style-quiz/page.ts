import { QUIZ_PARAMETERS } from "../../../features/design-ideas/quiz/state/quiz-address.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "style-quiz",
  query: QUIZ_PARAMETERS,
  // The quiz requests no contact details.
  floats: "none",
  hasFooterForm: false,
  chat: "message-design-ideas",
});
