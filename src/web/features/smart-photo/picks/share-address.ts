/** What is shared and copied is the address with the choice in it. */
export function shareAddress(search: string): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-scene-url]")) {
    const before = place.dataset.sceneUrl ?? "";
    const after = (before.split("?")[0] ?? "") + search;
    place.dataset.sceneUrl = after;
    for (const opener of place.querySelectorAll<HTMLElement>("[data-share]"))
      opener.dataset.share = JSON.stringify({ ...JSON.parse(opener.dataset.share ?? "{}"), url: after });
    for (const copier of place.querySelectorAll<HTMLElement>("[data-share-copy]"))
      copier.dataset.shareCopy = after;
    for (const link of place.querySelectorAll<HTMLAnchorElement>("a[href]"))
      link.href = link.href.replace(encodeURIComponent(before), encodeURIComponent(after));
  }
}
