import Joi from 'joi';
import {nearestHint} from '../../src/lib/nearest';
import type {PageFlags} from '../../src/navigation';

/** What a page declares about itself. */
export type PageFrontMatter = PageFlags & {
  title: string;
  sidebar_label: string;
  description: string;
  packages?: string[];
  components?: string[];
  disableAd?: boolean;
  /** The page also names what only the version before has. */
  olderNames?: boolean;
  /** Addresses that the page has in older versions, `react-charts/columns`: a reader who changes the version finds it. */
  movedFrom?: string[];
  /** Translated pages only: hash and commit of the English page that was translated. */
  source_hash?: string;
  source_commit?: string;
};

const flag = Joi.boolean().strict();

const keys = {
  // Chinese says much in few characters, hence the low limits.
  title: Joi.string().trim().min(2).required(),
  sidebar_label: Joi.string().trim().min(1).required(),
  description: Joi.string().trim().min(10).max(160).required(),
  packages: Joi.array().items(Joi.string().pattern(/^(@[\w-]+\/)?[\w.-]+$/)),
  components: Joi.array().items(Joi.string().pattern(/^[A-Z]\w+$/)),
  plan: Joi.string().valid('pro', 'premium'),
  newFeature: flag,
  planned: flag,
  unstable: flag,
  disableAd: flag,
  olderNames: flag,
  movedFrom: Joi.array().items(Joi.string().pattern(/^[a-z\d-]+(\/[a-z\d-]+)*$/)),
  source_hash: Joi.string().pattern(/^[0-9a-f]{16}$/),
  source_commit: Joi.string().pattern(/^[0-9a-f]{7,40}$/),
};

const schema = Joi.object<PageFrontMatter>(keys).prefs({abortEarly: false});

/** What authors may write; the commands for translations write the rest. */
const knownKeys = Object.keys(keys).filter((key) => !key.startsWith('source_'));

/** 1-based line of the file on which the front matter key stands; 1 (the opening `---`) when it is missing. */
function findLine(key: string, fileContent: string): number {
  const lines = fileContent.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  const index = lines.slice(0, end).findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}

/**
 * Checks a page's front matter.
 *
 * @param frontMatter - the parsed front matter, of unknown shape
 * @param filePath - for the message, relative to the project
 * @param fileContent - the whole file, to name the line
 * @returns what the page says without what is wrong, and one `file:line:column: reason` for each mistake
 */
export function checkPageFrontMatter(
  frontMatter: Record<string, unknown>,
  filePath: string,
  fileContent: string,
): {frontMatter: Partial<PageFrontMatter>; faults: string[]} {
  const result = schema.validate(frontMatter, {convert: false});
  const details = result.error?.details ?? [];
  const wrong = new Set(details.map(({path}) => String(path[0] ?? '')));
  const rest = Object.entries(frontMatter).filter(([key]) => !wrong.has(key));
  return {
    frontMatter: Object.fromEntries(rest),
    faults: details.map(({path, message, type}) => {
      const key = String(path[0] ?? '');
      const known =
        type === 'object.unknown'
          ? `${nearestHint(key, knownKeys)}; allowed are ${knownKeys.join(', ')}`
          : '';
      return `${filePath}:${findLine(key, fileContent)}:1: ${message}${known}`;
    }),
  };
}
