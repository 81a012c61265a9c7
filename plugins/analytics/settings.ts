import type {PluginOptions} from './options';
import {serviceNames, type ServiceName} from './privacy';

/** What the browser gets of the options. */
export interface AnalyticsSettings {
  /** Whether events are noted at all: for the vendor, or for the console alone. */
  readonly tracks: boolean;
  /** All configured third parties, in the order in which readers are told. */
  readonly services: readonly ServiceName[];
  readonly consentRequired: boolean;
  /** Empty: nothing is sent. */
  readonly measurementId: string;
  /** The vendor's script for this id. */
  readonly scriptAddress: string;
  readonly debug: boolean;
}

/** The browser's settings for validated options. */
export function settingsOf(options: PluginOptions): AnalyticsSettings {
  const {measurementId, scriptUrl, consentRequired, debug, otherServices} = options;
  return {
    tracks: measurementId !== '' || debug,
    services: serviceNames.filter((name) =>
      name === 'analytics' ? measurementId !== '' : otherServices.includes(name),
    ),
    consentRequired,
    measurementId,
    scriptAddress: scriptAddressOf(scriptUrl, measurementId),
    debug,
  };
}

/** The settings as a module with an export for each: what is switched off leaves the bundle. */
export function settingsModule(settings: AnalyticsSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

function scriptAddressOf(scriptUrl: string, measurementId: string): string {
  const address = new URL(scriptUrl);
  address.searchParams.set('id', measurementId);
  return address.href;
}
