/**
 * A page for development: a real table against bots, without the page of tables.
 * `sanctum-dev.html?players=3&difficulty=hard&theme=light`, `?table=ID` to go on; the position
 * of a table can begin anywhere with `?position=URL`.
 */

import '../look/index.css';
import { mount } from 'svelte';
import { artSprite } from '../art/defs';
import { api } from '../net/api';
import DevPage from './DevPage.svelte';

async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';
  document.body.insertAdjacentHTML('afterbegin', artSprite());
  await api.comeIn();
  let id = asked.get('table');
  if (!id) {
    const bots = Number(asked.get('players') ?? 2) - 1;
    const from = asked.get('position');
    const created = await api.create({
      game: 'sanctum',
      name: '',
      language: 'en',
      options: { difficulty: asked.get('difficulty') ?? 'normal' },
      position: from ? await (await fetch(from)).text() : null,
      seats: [
        { kind: 'me' },
        ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'greedy' })),
      ],
      visibility: 'link',
      pace: 'own',
      clock: null,
      watching: { allowed: true, delay: 0 },
    });
    id = created.table;
    asked.set('table', id);
    history.replaceState(null, '', `?${asked.toString()}`);
  }
  const printed = (await (await fetch('/api/games/sanctum/components')).json()) as Record<
    string,
    unknown
  >;
  const target = document.getElementById('app');
  if (target) mount(DevPage, { target, props: { id, printed } });
}

void start();
