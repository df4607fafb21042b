/** The lists of the lobby as they are now, over a connection that comes back by itself. */

import type { Lobby } from '../../generated/protocol';
import { Connection, type Link } from '../../net/socket';
import { empty, reduce, type Lists } from '../../store/lobby';
import { session } from '../../store/session.svelte';

/** The lobby while somebody looks at it. */
export class LiveLobby {
  lists = $state.raw<Lists>(empty);
  link = $state<Link>('connecting');
  /** Whether the lists were heard at least once. */
  known = $state(false);
  failure = $state.raw<unknown>(null);
  private connection: Connection<Lobby> | null = null;
  private ended = false;

  constructor() {
    void this.begin();
  }

  /** Comes in, then listens: without an identity there are no tables of mine. */
  async begin(): Promise<void> {
    this.failure = null;
    try {
      await session.comeIn();
    } catch (failure) {
      this.failure = failure;
      return;
    }
    if (this.ended || this.connection) return;
    this.connection = new Connection<Lobby>({
      path: () => '/api/lobby/ws',
      heard: (message) => {
        this.lists = reduce(this.lists, message);
        if (message.type === 'tables') this.known = true;
      },
      changed: (link) => (this.link = link),
    });
  }

  /** Nobody looks any more. */
  end(): void {
    this.ended = true;
    this.connection?.end();
  }
}
