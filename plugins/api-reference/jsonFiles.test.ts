import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {jsonFiles, writeJsonFiles} from './jsonFiles';
import {gridLists} from '../../tests/unit/apiReference/models';

const files = jsonFiles(gridLists, new Map(), {baseUrl: '/x/', siteUrl: 'https://docs.test'});

describe('the files for machines', () => {
  it('are one for each page, for each list and for the index, beside a schema that all follow', async () => {
    const folder = tempFolder();
    await writeJsonFiles(folder, files);
    const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const names = ['use-mode', 'events', 'api-object', 'selectors'].map((name) => `data-grid/${name}.json`);
    expect([...files.files.keys()]).toEqual([...names, 'index.json']);
    const schema = read('schema.json');
    expect(schema).toMatchObject({$id: 'https://docs.test/x/api/schema.json'});
    const validate = new Ajv({allowUnionTypes: true}).compile(schema as object);
    expect([...names, 'index.json'].filter((name) => !validate(read(name)))).toEqual([]);
  });

  it('stop the build when one breaks the schema, with its name and the place', async () => {
    const folder = path.join(tempFolder(), 'api');
    const broken = structuredClone(files.files);
    Object.assign(broken.get('data-grid/events.json') ?? {}, {events: {rowClick: {plan: 'gold'}}});
    await expect(writeJsonFiles(folder, {...files, files: broken})).rejects.toThrow(
      /data-grid\/events\.json: \/events\/rowClick must have required property 'description'[^]*\/events\/rowClick\/plan must be equal to one of/,
    );
    expect(existsSync(folder)).toBe(false);
  });
});
