/*
 * Gives visitors a page of ours when they are offline, and keeps files that never change.
 * Plain and unbuilt, because its address must never change and its bytes decide when browsers renew it. The server writes
 * one line above it (offline-files.ts): SITE, which names the offline pages and changes with them.
 */

const OFFLINE = `offline-${SITE.version}`;

// What is kept besides: by kind of file, and never more than so many of it.
const STORES = {
  script: { name: "assets", most: 150 },
  style: { name: "assets", most: 150 },
  font: { name: "assets", most: 150 },
  image: { name: "images", most: 120 },
};

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (SITE.leftAlone.includes(firstFolder(pathname))) return;
  if (request.mode === "navigate") event.respondWith(showDocument(event, pathname));
  else if (SITE.files.includes(pathname)) event.respondWith(fromOfflineFiles(pathname, request));
  else if (STORES[request.destination] && !request.headers.has("range")) {
    event.respondWith(fromStore(event, STORES[request.destination]));
  }
});

async function install() {
  const cache = await caches.open(OFFLINE);
  // Past the browser's own cache, or a new version could keep old files.
  await cache.addAll(SITE.files.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function activate() {
  const current = [OFFLINE, ...Object.values(STORES).map((store) => store.name)];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
  // The browser then asks for a page while the worker still wakes up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function showDocument(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (problem) {
    const page = await caches.match(offlinePageFor(pathname), { cacheName: OFFLINE });
    if (page) return page;
    throw problem;
  }
}

function offlinePageFor(pathname) {
  return SITE.pages[firstFolder(pathname)] ?? SITE.otherwise;
}

function firstFolder(pathname) {
  return `/${pathname.split("/")[1]}`;
}

async function fromOfflineFiles(pathname, request) {
  return (await caches.match(pathname, { cacheName: OFFLINE })) ?? fetch(request);
}

async function fromStore(event, store) {
  const cache = await caches.open(store.name);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  // The server says which files never change under their address; the others are not ours to keep.
  if (response.ok && response.headers.get("cache-control")?.includes("immutable")) {
    event.waitUntil(keep(cache, event.request, response.clone(), store.most));
  }
  return response;
}

async function keep(cache, request, response, most) {
  await cache.put(request, response);
  const oldestFirst = await cache.keys();
  const surplus = oldestFirst.slice(0, Math.max(0, oldestFirst.length - most));
  await Promise.all(surplus.map((old) => cache.delete(old)));
}
