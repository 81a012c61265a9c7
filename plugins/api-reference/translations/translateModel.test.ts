import {describe, expect, it} from 'vitest';
import type {ApiModel} from '../model/types';
import {emptyModel, useMode} from '../../../tests/unit/apiReference/models';
import {translateModel} from './translateModel';

const model: ApiModel = {
  ...emptyModel,
  events: [
    {
      name: 'rowClick',
      plan: 'community',
      description: 'Fired after a click.',
      params: null,
      event: {text: 'void', node: {kind: 'name', name: 'void', args: []}},
      prop: null,
      deprecated: null,
    },
  ],
};

describe('translateModel', () => {
  it('takes the descriptions that a language has and names those of nothing', () => {
    const result = translateModel(model, {
      'data-grid': {'events.rowClick': '点击后触发。', 'events.gone': 'x'},
    });
    expect(result.model.events[0]?.description).toBe('点击后触发。');
    expect(result.unknown).toEqual(['data-grid: events.gone']);
  });

  it('takes those of what a hook takes and returns', () => {
    const result = translateModel(
      {...model, pages: [useMode]},
      {'data-grid': {'useMode.options.of': '谁的模式。', 'useMode.returned.mode': '模式。'}},
    );
    expect(result.unknown).toEqual([]);
    expect(JSON.stringify(result.model.pages)).toMatch(/谁的模式。.*模式。/);
  });

  it('leaves the model as it is without translations', () => {
    expect(translateModel(model, {})).toEqual({model, unknown: []});
  });
});
