import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {describe, expect, it} from 'vitest';
import {assertPortFree, findFreePort, isPortTaken, readPort} from './port.mjs';

describe('readPort', () => {
  it('takes the argument, else PORT, else the default', () => {
    expect(readPort('4000', {PORT: '5000'})).toBe(4000);
    expect(readPort(undefined, {PORT: '5000'})).toBe(5000);
    expect(readPort(undefined, {})).toBe(3000);
  });

  it.each(['abc', '', '0', '65536', '80.5', '-1'])('refuses "%s" in one line', (text) => {
    expect(() => readPort(text, {})).toThrow(/^"[^\n]*--port 4000$/);
  });
});

describe('the port check', () => {
  it('passes a free port', async () => {
    const port = await findFreePort();
    expect(await isPortTaken(port)).toBe(false);
  });

  it('names a taken port and the way out', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    await expect(assertPortFree(port)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken[^\n]*--port ${port + 1}`),
    );
    server.close();
  });
});
