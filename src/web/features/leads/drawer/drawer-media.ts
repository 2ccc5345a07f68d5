import { DRAWER_TEMPLATES, type DrawerTemplate, type HeaderMedia } from "../../../frame/drawer-templates.ts";

const FILM = /\.(mp4|webm)($|\?)/i;
const MEDIA = "lead-drawer__media";

/** Gives the drawer its shape and what stands on top of it. Nothing of it is loaded before somebody opens the drawer. */
export function showMedia(
  drawer: HTMLElement,
  template: string,
  media: HeaderMedia | null,
): { template: DrawerTemplate; headerMedia: HeaderMedia | null } {
  removeMedia(drawer);
  const known = DRAWER_TEMPLATES.find((name) => name === template) ?? "template1";
  drawer.dataset.template = known;
  if (media) drawer.querySelector(".modal__box")?.prepend(elementOf(media));
  return { template: known, headerMedia: media };
}

/** A film must not play on behind a closed door. */
export function removeMedia(drawer: HTMLElement): void {
  drawer.querySelector(`.${MEDIA}`)?.remove();
}

function elementOf({ url, altText }: HeaderMedia): HTMLElement {
  const element = FILM.test(url) ? film(altText) : picture(altText);
  element.className = MEDIA;
  element.src = url;
  return element;
}

function picture(altText: string): HTMLImageElement {
  const element = document.createElement("img");
  element.alt = altText;
  return element;
}

function film(altText: string): HTMLVideoElement {
  const element = document.createElement("video");
  element.setAttribute("aria-label", altText);
  element.controls = true;
  element.muted = true;
  element.playsInline = true;
  element.preload = "metadata";
  return element;
}
