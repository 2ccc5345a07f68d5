export interface TrackingIds {
  ga_client_id?: string;
  ga_session_id?: string;
  fb_fbp?: string;
  fb_fbc?: string;
}

export function readTrackingIds(cookies: string = document.cookie): TrackingIds {
  const jar = cookies.split(";").map(nameAndValue);
  const idIn = (isWanted: (name: string) => boolean, format: RegExp) =>
    jar.find(([name, value]) => isWanted(name) && format.test(value))?.[1].match(format)?.[1];
  const named = (wanted: string) => (name: string) => name === wanted;
  const found: Record<keyof TrackingIds, string | undefined> = {
    ga_client_id: idIn(named("_ga"), /^GA\d+\.\d+\.(\d+\.\d+)$/),
    // "GS1.1.1700000000.3.1…" until 2025, "GS2.1.s1700000000$o3…" since then; there is one cookie per measurement id.
    ga_session_id: idIn((name) => name.startsWith("_ga_"), /^GS\d+\.\d+\.s?(\d+)(?:[.$]|$)/),
    fb_fbp: idIn(named("_fbp"), /^(fb\.[\w.-]+)$/),
    fb_fbc: idIn(named("_fbc"), /^(fb\.[\w.-]+)$/),
  };
  return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined));
}

function nameAndValue(cookie: string): [string, string] {
  const [name = "", ...rest] = cookie.trim().split("=");
  return [name, decoded(rest.join("="))];
}

/** A third-party cookie on this domain may contain anything, including a broken escape. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
