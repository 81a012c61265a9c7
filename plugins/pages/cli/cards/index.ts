import {addCommand, type CommandLine} from '../../../../src/lib/node/addCommand';
import type {SocialCards} from './types';

/** The command that draws the social cards. */
export function addCardCommands(cli: CommandLine, siteDir: string, cards: SocialCards): void {
  addCommand(cli, {
    usage: 'cards:update',
    description: 'Draws the social card of each product and language into static/img/cards/.',
    example: 'cards:update',
    async run() {
      const {drawCards} = await import('./drawCards');
      await drawCards(siteDir, cards);
    },
  });
}
