const NOT_AVAILABLE = "Not Available";
/** Enough for the owner to recognise the number, too little for anybody else to call it. */
const SHOWN_DIGITS = 3;

type TellLog = (message: string) => void;

/** "j****n@x.io": the first and the last character of the local part, which stays as it is where it has no more. */
export function maskEmail(email: string, logError: TellLog): string {
  if (email === "") return sayEmpty("e-mail address", logError);
  const at = email.lastIndexOf("@");
  if (at < 1) {
    logError("Invalid email address");
    return NOT_AVAILABLE;
  }
  const local = [...email.slice(0, at)];
  const hidden = "*".repeat(Math.max(0, local.length - 2));
  return `${local[0]}${hidden}${local.length > 1 ? local.at(-1) : ""}${email.slice(at)}`;
}

/** "+91*******345": the prefix as it is stored, and the last digits. */
export function maskPhone(phone: string, prefix: string, logError: TellLog): string {
  if (phone === "") return sayEmpty("phone number", logError);
  const shown = phone.startsWith(prefix) ? prefix : "";
  const rest = phone.slice(shown.length);
  return shown + "*".repeat(Math.max(0, rest.length - SHOWN_DIGITS)) + rest.slice(-SHOWN_DIGITS);
}

/** "Asha R.": the first name, and of the last one its initial. */
export function maskName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? "")][0];
  return initial ? `${first} ${initial}.` : first;
}

export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

function sayEmpty(what: string, logError: TellLog): string {
  logError(`The ${what} to mask is empty`);
  return NOT_AVAILABLE;
}
