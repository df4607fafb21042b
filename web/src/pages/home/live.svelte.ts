/** The live lists of the lobby, over a connection that reconnects automatically. */

import type { Lobby } from '../../generated/protocol';
import { Connection, type ConnectionState } from '../../net/socket';
import { empty, reduce, type Lists } from '../../store/lobby';

/** The lobby while it is shown. Without an identity there are no own tables. */
export class LiveLobby {
  lists = $state.raw<Lists>(empty);
  link = $state<ConnectionState>('connecting');
  /** Whether the lists have arrived. */
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

  /** Stops listening. */
  end(): void {
    this.connection.end();
  }
}
