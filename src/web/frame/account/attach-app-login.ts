import { askToLogIn } from "./ask-to-log-in.ts";

/** Where a page waits for it, the app is asked at once; whoever has closed its login asks again by the button (SH-07). */
export function attachAppLogin(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>("[data-app-login]");
  if (!button) return;
  const ask = () => askToLogIn(button.dataset.appLogin);
  button.addEventListener("click", (event) => {
    event.preventDefault();
    ask();
  });
  ask();
}
