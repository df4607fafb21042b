/** The worker that lets the page open without the network, see `public/sw.js`. */

/** Starts it, and tells it what was loaded before it was there. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const urls = performance.getEntriesByType('resource').map((entry) => entry.name);
    active?.postMessage({ type: 'keep', urls });
  } catch {
    // Without it the page only needs the network; private windows may forbid it.
  }
}
