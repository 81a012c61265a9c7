import {attempt} from '../../../src/lib/attempt';
import {isObject, type Check} from '../../../src/lib/hasShape';
import type {Payload} from '../payload';

/** Feedback as it stands in the file. */
export interface FeedbackEntry extends Payload {
  /** When it was received, ISO 8601. */
  readonly received: string;
}

/**
 * Reads the content of a feedback file.
 *
 * @param isPayload whether a value is what an endpoint accepts
 * @returns how many lines are no feedback, and how many bytes a last line has that has no end: its writing was
 *   interrupted, and nobody was told that it is stored
 */
export function parseFeedback(content: Buffer, isPayload: Check<Payload>) {
  const end = content.lastIndexOf('\n') + 1;
  const lines = content.subarray(0, end).toString('utf8').split('\n').filter(Boolean);
  const entries = lines.map((line) => parseLine(line, isPayload)).filter((entry) => entry !== undefined);
  return {entries, strangeLines: lines.length - entries.length, tornBytes: content.length - end};
}

function parseLine(line: string, isPayload: Check<Payload>): FeedbackEntry | undefined {
  const value = attempt((): unknown => JSON.parse(line));
  if (!isObject(value) || !('received' in value)) return undefined;
  const {received, ...payload} = value;
  const fields: unknown = payload;
  return typeof received === 'string' && isPayload(fields) ? {received, ...fields} : undefined;
}
