import type { HeaderMedia } from "../../../frame/drawer-templates.ts";

const FILM = /\.(mp4|webm)($|\?)/i;
const CLASS = "lead-drawer__media";

/** What stands on top of the drawer. It goes when the drawer closes: a film must not play on behind a closed door. */
export function DrawerMedia({ url, altText }: HeaderMedia) {
  if (!FILM.test(url)) return <img className={CLASS} src={url} alt={altText} />;
  return (
    <video className={CLASS} src={url} aria-label={altText} controls muted playsInline preload="metadata" />
  );
}
