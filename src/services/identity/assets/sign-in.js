// What a browser with scripts adds to the pages of a sign-in: passkeys, and the time until another password may be sent.
const canUsePasskeys = typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === "function";

/** Ends the request in the field when the customer presses a button: a browser allows one passkey request at a time. */
const fieldRequest = new AbortController();
const signedInByField = canUsePasskeys ? offerInField(document.querySelector("[data-passkey]")) : undefined;

if (canUsePasskeys) {
  const mark = document.querySelector("[data-passkeys]");
  if (mark) mark.value = "1";
  for (const [name, ceremony] of [
    ["passkey", signWithPasskey],
    ["keep", makePasskey],
  ])
    offer(name, ceremony);
}
for (const button of document.querySelectorAll("[data-wait]")) countDown(button);

/** The browser offers the passkey in the input field itself. Resolves to true when the customer has signed in that way. */
async function offerInField(part) {
  const { signal } = fieldRequest;
  try {
    if (!part || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return false;
    const manner = { mediation: "conditional", signal };
    const { onward } = await signWithPasskey(part.dataset.passkey, part.dataset.token, manner);
    location.assign(onward);
    return true;
  } catch {
    return false;
  }
}

function offer(name, ceremony) {
  const part = document.querySelector(`[data-${name}]`);
  if (!part) return;
  part.hidden = false;
  const failed = part.querySelector(".failed");
  part.querySelector("button").addEventListener("click", async () => {
    failed.textContent = "";
    fieldRequest.abort();
    if (await signedInByField) return;
    try {
      const { onward = part.dataset.onward } = await ceremony(part.dataset[name], part.dataset.token);
      location.assign(onward);
    } catch {
      failed.textContent = failed.dataset.words;
    }
  });
}

async function signWithPasskey(path, token, manner = {}) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    await ask(path, { signal: manner.signal }),
  );
  const credential = await navigator.credentials.get({ ...manner, publicKey });
  return send(path, token, credential);
}

async function makePasskey(path, token) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await ask(`${path}/options`));
  const credential = await navigator.credentials.create({ publicKey });
  return send(path, token, credential);
}

async function ask(path, init) {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

function send(path, token, credential) {
  const body = JSON.stringify({ token, response: credential.toJSON() });
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body });
}

/** The button says when it works; without a script the server says so. */
function countDown(button) {
  const words = button.textContent;
  const until = Date.now() + Number(button.dataset.wait) * 1000;
  button.setAttribute("aria-disabled", "true");
  button.addEventListener("click", (event) => {
    if (button.getAttribute("aria-disabled") === "true") event.preventDefault();
  });
  const tick = () => {
    const left = Math.ceil((until - Date.now()) / 1000);
    if (left > 0) {
      button.textContent = button.dataset.words.replace("{seconds}", left);
      setTimeout(tick, 250);
      return;
    }
    button.textContent = words;
    button.removeAttribute("aria-disabled");
  };
  tick();
}
