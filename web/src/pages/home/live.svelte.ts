/** The lists of the lobby as they are now, over a connection that comes back by itself. */

import type { Lobby } from '../../generated/protocol';
import { Connection, type ConnectionState } from '../../net/socket';
import { empty, reduce, type Lists } from '../../store/lobby';

/** The lobby while somebody looks at it; without an identity there are no tables of mine. */
export class LiveLobby {
  lists = $state.raw<Lists>(empty);
  link = $state<ConnectionState>('connecting');
  /** Whether the lists were heard at least once. */
  known = $state(false);
  private readonly connection: Connection<Lobby>;

  constructor() {
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
    this.connection.end();
  }
}
