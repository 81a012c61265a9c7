import type {Payload} from '../payload';

/** Feedback as it stands in the file. */
export interface FeedbackEntry extends Payload {
  /** When it was received, ISO 8601. */
  readonly received: string;
}

/** What a file of feedback holds. */
export interface FeedbackFile {
  readonly entries: readonly FeedbackEntry[];
  /** Lines that are no feedback. */
  readonly strangeLines: number;
  /** Bytes of a last line that has no end: its writing was interrupted, and nobody was told that it is stored. */
  readonly tornBytes: number;
}

/**
 * Reads the content of a feedback file.
 *
 * @param isPayload whether a value is what an endpoint accepts
 */
export function parseFeedback(
  content: Buffer,
  isPayload: (value: unknown) => value is Payload,
): FeedbackFile {
  const end = content.lastIndexOf('\n') + 1;
  const lines = content.subarray(0, end).toString('utf8').split('\n').filter(Boolean);
  const entries = lines
    .map((line) => parseLine(line, isPayload))
    .filter((entry): entry is FeedbackEntry => entry !== undefined);
  return {entries, strangeLines: lines.length - entries.length, tornBytes: content.length - end};
}

function parseLine(line: string, isPayload: (value: unknown) => value is Payload): FeedbackEntry | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null || !('received' in value)) return undefined;
    const {received, ...payload} = value;
    const fields: unknown = payload;
    return typeof received === 'string' && isPayload(fields) ? {received, ...fields} : undefined;
  } catch {
    return undefined;
  }
}
