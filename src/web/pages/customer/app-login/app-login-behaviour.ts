import { askToLogIn } from "../../../frame/account/ask-to-log-in.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";

/** The app is asked at once; whoever has closed its login asks again by the button. On the web only the button asks. */
export function attach(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>("[data-app-login]");
  const ask = () => askToLogIn(button?.dataset.appLogin);
  button?.addEventListener("click", ask);
  if (hydrateState().getState().mode === "shell") ask();
}
