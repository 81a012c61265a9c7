import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isFeedbackSettings, settingsFile, type FeedbackSettings} from '../payload';
import type {RequestHandler} from '../../../src/lib/node/requestHandler';

/**
 * Names this server as the place for feedback where the build names none, so that the whole path works in a preview
 * of the very build that would go to production.
 *
 * @param root the build folder
 * @param address of this server's endpoint
 */
export function feedbackSettingsHandler(root: string, address: string): RequestHandler {
  return async (request, response, info) => {
    if (request.method !== 'GET' || path.posix.basename(info.path) !== settingsFile) return false;
    const text = await readFile(path.join(root, info.path), 'utf8').catch(() => '{}');
    const settings: unknown = JSON.parse(text);
    if (!isFeedbackSettings(settings) || settings.address !== null) return false;
    response.writeHead(200, {'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache'});
    response.end(JSON.stringify({...settings, address} satisfies FeedbackSettings));
    return true;
  };
}
