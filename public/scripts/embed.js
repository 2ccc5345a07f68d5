// @ts-check
// Shows our embeds where <div data-atrium-embed="cta"></div> stands. Browsers get it as it is: nothing builds it.
(() => {
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const site = new URL(src).origin;
  /** @type {HTMLDialogElement | undefined} */
  let form;

  /** @param {string} path @param {string} title @param {number} height */
  const frame = (path, title, height) => {
    const it = document.createElement("iframe");
    it.title = title;
    it.loading = "lazy";
    it.setAttribute(
      "sandbox",
      "allow-scripts allow-forms allow-same-origin allow-popups allow-top-navigation-by-user-activation",
    );
    it.style.cssText = `display:block;width:100%;border:0;height:${height}px`;
    it.src = site + path;
    return it;
  };

  /** @param {HTMLIFrameElement} asker @param {Record<string, string | null>} wish */
  const open = (asker, wish) => {
    form?.remove();
    const query = new URL(asker.src).searchParams;
    for (const name of ["ctaText", "formTitle", "ctaType"])
      query.set(name, wish[name] ?? query.get(name) ?? "");
    const title = query.get("formTitle") || "Form";
    const it = document.createElement("dialog");
    const close = document.createElement("button");
    it.ariaLabel = title;
    it.style.cssText = "width:min(94vw,560px);padding:0;border:0;border-radius:12px";
    close.textContent = "✕";
    close.ariaLabel = "Close";
    close.style.cssText = "float:inline-end;width:44px;height:44px;border:0;background:none;font-size:20px";
    close.onclick = () => it.close();
    it.onclose = () => it.remove();
    it.append(close, frame(`/widget/lead-form?${query}`, title, 640));
    document.body.append(it);
    it.showModal();
    form = it;
  };

  addEventListener("message", ({ data, origin, source }) => {
    if (origin !== site || data?.source !== "atrium" || data.version !== 1) return;
    const from = [...document.querySelectorAll("iframe")].find((it) => it.contentWindow === source);
    const { type, height } = data;
    if (!from) return;
    if (type === "height" && height > 0 && height <= 20000) from.style.height = `${height}px`;
    if (type === "ready") from.contentWindow?.postMessage({ source: "atrium", version: 1, type }, site);
    if (type === "open-form") open(from, data);
    if (type === "close") form?.close();
    if (type === "lead-sent") {
      from.dispatchEvent(new CustomEvent("atrium:lead-sent", { bubbles: true, detail: data }));
      if (form?.contains(from)) setTimeout(() => form?.close(), 6000);
    }
  });

  const fill = () => {
    for (const it of document.querySelectorAll("div[data-atrium-embed]:empty")) {
      const { atriumEmbed: name = "", ...asked } = /** @type {HTMLElement} */ (it).dataset;
      it.append(frame(`/oembed/${name}?${new URLSearchParams(/** @type {*} */ (asked))}`, name, 300));
    }
  };
  fill();
  addEventListener("DOMContentLoaded", fill);
})();
