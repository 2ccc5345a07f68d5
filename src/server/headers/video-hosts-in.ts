import { VIDEO_HOSTS } from "../../contracts/video-hosts.ts";

/** The video hosts with frames in a document: only that document may load them. */
export function videoHostsIn(html: string): string[] {
  return VIDEO_HOSTS.map((host) => `https://${host}`).filter((origin) =>
    html.includes(`<iframe src="${origin}/`),
  );
}
