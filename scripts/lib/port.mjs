import {connect, createServer} from 'node:net';
import {PlainError} from '../../src/lib/node/terminal.mjs';

/** The preview server listens here; `HOST=0.0.0.0` opens it to the network. */
export const defaultHost = '127.0.0.1';

/**
 * The port of the preview server: what `--port` says, else `PORT`, else 3000.
 *
 * @param {string | undefined} argument
 * @param {Record<string, string | undefined>} env
 * @throws {PlainError} when the value is no port
 */
export function readPort(argument, env) {
  const text = argument ?? env.PORT ?? '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new PlainError(`"${text}" is not a port: give a number from 1 to 65535, for example --port 4000`);
  }
  return port;
}

/**
 * Whether something holds the port: a server that answers on either loopback address (some systems let a second
 * server bind beside it), or a bind that fails.
 *
 * @param {number} port
 * @param {string} [host]
 */
export async function isPortTaken(port, host = defaultHost) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((address) => accepts(port, address)));
  return answers.includes(true) || !(await canListen(port, host));
}

/**
 * @param {number} port
 * @param {string} [host]
 * @throws {PlainError} one line that names the port and says how to choose another
 */
export async function assertPortFree(port, host = defaultHost) {
  if (await isPortTaken(port, host)) throw new PlainError(portTakenMessage(port));
}

/** @param {number} port */
function portTakenMessage(port) {
  return `Port ${port} is taken: stop the program that uses it, or choose another with --port ${port + 1} (or PORT=${port + 1})`;
}

/**
 * A port that is free at this moment.
 * @returns {Promise<number>}
 */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, defaultHost, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function accepts(port, host) {
  return new Promise((resolve) => {
    const socket = connect({port, host});
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => end(false));
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
