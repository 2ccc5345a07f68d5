// What a browser with scripts adds to the pages of a sign-in: passkeys, and the time until another password may be sent.
const canUsePasskeys = typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === "function";

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

/** Passkeys that the browser offers in the field itself wait until another way is taken. */
let waiting;
const field = canUsePasskeys && document.querySelector("[data-passkey]");
if (field && (await PublicKeyCredential.isConditionalMediationAvailable?.())) {
  waiting = new AbortController();
  signWithPasskey(field.dataset.passkey, field.dataset.token, {
    mediation: "conditional",
    signal: waiting.signal,
  })
    .then(({ onward }) => location.assign(onward))
    .catch(() => {});
}

function offer(name, ceremony) {
  const part = document.querySelector(`[data-${name}]`);
  if (!part) return;
  part.hidden = false;
  const failed = part.querySelector(".failed");
  part.querySelector("button").addEventListener("click", async () => {
    failed.textContent = "";
    waiting?.abort();
    try {
      const { onward = part.dataset.onward } = await ceremony(part.dataset[name], part.dataset.token);
      location.assign(onward);
    } catch {
      failed.textContent = failed.dataset.words;
    }
  });
}

async function signWithPasskey(path, token, manner = {}) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await ask(path));
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
