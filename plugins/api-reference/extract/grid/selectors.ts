import type {ApiSelector} from '../../model/types';
import {readSymbolComment, parseDeprecation, isIgnored, readable, tagText} from '../comments';
import {mainSymbol} from '../exports';
import type {ExtractContext} from '../context';
import {exportPlan} from '../plans';
import {byName} from '../symbols';
import {readSignature} from '../types/signature';

/** The state selectors of the data grid that are documented, by category, then name. */
export function readSelectors(context: ExtractContext): ApiSelector[] {
  const {checker} = context.api;
  return context.exports
    .filter(({kind}) => kind === 'selector')
    .flatMap((exported) => {
      const symbol = mainSymbol(exported);
      const comment = readSymbolComment(symbol);
      const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const isDocumented = comment.description !== '' || comment.tags.some(({name}) => name === 'category');
      if (!call || !isDocumented || isIgnored(comment)) {
        return [];
      }
      return [
        {
          name: exported.name,
          plan: exportPlan(exported),
          category: tagText(comment, 'category') ?? '',
          description: readable(comment.description),
          signature: readSignature(context.reader, call, comment),
          deprecated: parseDeprecation(comment),
        },
      ];
    })
    .sort((a, b) => (a.category === b.category ? byName(a, b) : a.category < b.category ? -1 : 1));
}
