import type {VersionName} from '../build/pages/versionMap';

/** The packages of a version on the pages of a product. */
export function packagesOn(
  {packages, packagesOf = {}}: Pick<VersionName, 'packages' | 'packagesOf'>,
  productId: string | null,
): string {
  return packagesOf[productId ?? ''] ?? packages;
}
