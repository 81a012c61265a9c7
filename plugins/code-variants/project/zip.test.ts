import {describe, expect, it} from 'vitest';
import {createZip} from './zip';

describe('createZip', () => {
  it('puts everything into one folder, by name and as it is', async () => {
    const blob = await createZip({'package.json': '{}', 'src/Demo.tsx': 'äöü'}, 'stock');
    const bytes = Buffer.from(await blob.arrayBuffer());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    const text = bytes.toString('utf8');
    expect(text).toContain('stock/package.json');
    expect(text).toContain('stock/src/Demo.tsx');
    expect(text).toContain('äöü');
    expect(text).not.toContain('stock//');
  });
});
