import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** @throws (rejects) on front matter that is not YAML */
export async function readFrontMatter(text: string): Promise<Readonly<Record<string, unknown>>> {
  return (await DEFAULT_PARSE_FRONT_MATTER({filePath: '', fileContent: text})).frontMatter;
}
