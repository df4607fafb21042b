/** The real server, as a process of its own. */

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
/** The program under test. */
export const BINARY =
  process.env.BATTLEMENT_BINARY ?? path.resolve(HERE, '../../target/debug/battlement');

/** Limits are per address, and all tests come from one. */
const GENEROUS = [
  '--guests-per-hour=100000',
  '--requests-per-second=100000',
  '--messages-per-second=100000',
  '--sockets-per-address=10000',
  '--sockets-per-player=1000',
  '--tables-per-player=10000',
];

/** Bots do not pause and think no longer than they must to say something sensible. */
const HASTY = ['--bot-pause-ms=0', '--hint-ms=120', '--judging-ms=25'];

/** A server that runs. */
export class Server {
  private constructor(
    private process: ChildProcess,
    private readonly folder: string,
    /** Where it is, such as `http://127.0.0.1:41234`. */
    readonly url: string,
  ) {}

  /** Starts one on a free port, with an empty database. */
  static async start(): Promise<Server> {
    const folder = await mkdtemp(path.join(tmpdir(), 'battlement-e2e-'));
    const { child, url } = await run(folder, '127.0.0.1:0');
    return new Server(child, folder, url);
  }

  /** Ends it without a word, as a power cut would. */
  async kill(): Promise<void> {
    await ended(this.process, 'SIGKILL');
  }

  /** Starts it again at the same address, on the same database. */
  async again(): Promise<void> {
    const { child } = await run(this.folder, new URL(this.url).host);
    this.process = child;
  }

  /** Ends it and forgets everything. */
  async stop(): Promise<void> {
    await ended(this.process, 'SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function run(folder: string, addr: string): Promise<{ child: ChildProcess; url: string }> {
  const db = path.join(folder, 'battlement.db');
  const child = spawn(
    BINARY,
    ['serve', '--no-open', '--addr', addr, '--db', db, ...HASTY, ...GENEROUS],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const lines = createInterface(child.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /Battlement is at (http:\/\/[^\s/]+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}\n${log}`)));
  });
  return { child, url };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
