// Lets the page open without the network. The page itself is always asked of the server first, so a
// new build is there at the next load; its other files have names that change with their content and
// are kept. Nothing of /api is ever touched.

const PAGE = 'battlement-page';
const FILES = 'battlement-files';
const SMALL = ['/offline.html', '/favicon.svg', '/manifest.webmanifest'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGE)
      .then((cache) => cache.addAll(['/', ...SMALL]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

// What was loaded before this worker was there.
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep') return;
  event.waitUntil(
    caches.open(FILES).then(async (cache) => {
      for (const url of event.data.urls) {
        if (isFile(new URL(url)) && !(await cache.match(url))) await cache.add(url).catch(() => {});
      }
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && url.pathname === '/') event.respondWith(page(event));
  else if (isFile(url)) event.respondWith(file(request));
  else if (SMALL.includes(url.pathname)) event.respondWith(small(request));
});

function isFile(url) {
  return url.origin === self.location.origin && url.pathname.startsWith('/assets/');
}

/** The page: from the server, or as it was last; never an answer that says something went wrong. */
async function page(event) {
  const cache = await caches.open(PAGE);
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(remember(cache, response.clone()));
    return response;
  } catch {
    return (await cache.match('/')) ?? (await cache.match('/offline.html')) ?? Response.error();
  }
}

/** Keeps the page; files of another build are of no use any more. */
async function remember(cache, response) {
  const before = await cache.match('/');
  const text = await response.clone().text();
  if (before && (await before.text()) !== text) await caches.delete(FILES);
  await cache.put('/', response);
}

async function file(request) {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

async function small(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
  }
}
