import packageJson from '../../package.json';

/** The current major as a segment of addresses, `v8`: a cut raises it. */
export const currentMajor = `v${parseInt(packageJson.version)}`;
