/** A wire between browsers and a server that can be cut. */

import net from 'node:net';

/** Passes everything on until it is cut. */
export class Wire {
  private readonly ends = new Set<net.Socket>();
  private isCut = false;

  private constructor(
    private readonly listener: net.Server,
    /** Where the server is to be found through this wire. */
    readonly url: string,
  ) {}

  /** Lays a wire to a server. */
  static async to(url: string): Promise<Wire> {
    const { hostname, port } = new URL(url);
    const listener = net.createServer();
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const address = listener.address() as net.AddressInfo;
    const wire = new Wire(listener, `http://127.0.0.1:${address.port}`);
    listener.on('connection', (near) => {
      if (wire.isCut) {
        near.destroy();
        return;
      }
      const far = net.connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        wire.ends.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          wire.ends.delete(one);
          other.destroy();
        });
      }
    });
    return wire;
  }

  /** Cuts it: what is open ends, and nothing new comes through. */
  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  /** Mends it. */
  mend(): void {
    this.isCut = false;
  }

  /** Takes it away. */
  async remove(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.listener.close(resolve));
  }
}
