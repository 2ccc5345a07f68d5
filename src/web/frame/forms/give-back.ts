import { data } from "react-router";

/** A form that cannot be taken as it is comes back as it was sent, with what is in its way. */
export function giveBack<Answer extends object>(form: URLSearchParams, answer: Answer, status = 422) {
  return data({ ...answer, values: Object.fromEntries(form) }, { status });
}
