import type {PluginOptions} from './options';
import {serviceNames} from './privacy';

/** What the browser gets of the options. */
export type AnalyticsSettings = Readonly<ReturnType<typeof toSettings>>;

/** The browser's settings for validated options. */
export function toSettings(options: PluginOptions) {
  const {measurementId, scriptUrl, consentRequired, debug, otherServices} = options;
  return {
    /** Whether events are noted at all: for the vendor, or for the console alone. */
    tracks: measurementId !== '' || debug,
    /** All configured third parties, in the order in which readers are told. */
    services: serviceNames.filter((name) =>
      name === 'analytics' ? measurementId !== '' : otherServices.includes(name),
    ),
    consentRequired,
    /** Empty: nothing is sent. */
    measurementId,
    /** The vendor's script for this id. */
    scriptAddress: getScriptAddress(scriptUrl, measurementId),
    debug,
  };
}

/** The settings as a module with an export for each: what is switched off leaves the bundle. */
export function settingsModule(settings: AnalyticsSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

function getScriptAddress(scriptUrl: string, measurementId: string): string {
  const address = new URL(scriptUrl);
  address.searchParams.set('id', measurementId);
  return address.href;
}
