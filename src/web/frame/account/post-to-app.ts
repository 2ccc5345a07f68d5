/** The app has put its bridge into the page; anywhere else nobody hears it. */
export function postToApp(message: { actionType: string }): void {
  const webview: unknown = Reflect.get(window, "ReactNativeWebView");
  if (isWebview(webview)) webview.postMessage(JSON.stringify(message));
}

function isWebview(value: unknown): value is { postMessage: (text: string) => void } {
  return (
    typeof value === "object" && value !== null && typeof Reflect.get(value, "postMessage") === "function"
  );
}
