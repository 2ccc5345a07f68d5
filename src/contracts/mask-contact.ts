const NOT_AVAILABLE = "Not Available";
/** Enough for the owner to recognise the number, too few for another person to call it. */
const SHOWN_DIGITS = 3;

type TellLog = (message: string) => void;

/**
 * "j****n@x.io": the first and the last character of the local part. A local part of one or two characters is masked
 * in part as well.
 */
export function maskEmail(email: string, logError: TellLog): string {
  if (email === "") return sayEmpty("e-mail address", logError);
  const at = email.lastIndexOf("@");
  if (at < 1) {
    logError("Invalid email address");
    return NOT_AVAILABLE;
  }
  const local = [...email.slice(0, at)];
  const masked =
    local.length > 2
      ? `${local[0]}${"*".repeat(local.length - 2)}${local.at(-1)}`
      : maskShort(local.join(""));
  return masked + email.slice(at);
}

/** "+91*******345": the prefix as it is stored, and the last digits. */
export function maskPhone(phone: string, prefix: string, logError: TellLog): string {
  if (phone === "") return sayEmpty("phone number", logError);
  const shown = phone.startsWith(prefix) ? prefix : "";
  const rest = phone.slice(shown.length);
  return shown + "*".repeat(Math.max(0, rest.length - SHOWN_DIGITS)) + rest.slice(-SHOWN_DIGITS);
}

/**
 * "Asha R.": the first name and the initial of the last name. A name of one or two letters is masked in part as well.
 */
export function maskName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? maskShort(first) : `${maskShort(first)} ${initialOf(last)}.`;
}

function initialOf(name: string): string {
  const [initial, ...rest] = name;
  return rest.length > 0 ? `${initial}` : "*";
}

/** "*" for one letter and "L*" for two; longer texts are unchanged. */
function maskShort(text: string): string {
  const [first = "", ...rest] = text;
  if (first === "" || rest.length > 1) return text;
  return rest.length === 0 ? "*" : `${first}*`;
}

export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

function sayEmpty(what: string, logError: TellLog): string {
  logError(`The ${what} to mask is empty`);
  return NOT_AVAILABLE;
}
