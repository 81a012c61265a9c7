/** Parameters of an event, by name. */
export type EventParameters = Readonly<Record<string, string | number>>;

/** Something that happened, before anybody has decided whether it may be sent. */
export interface SiteEvent {
  readonly name: string;
  readonly parameters: EventParameters;
}

/** Takes events: first a plain list, later what sends them. */
export interface EventSink {
  push(event: SiteEvent): unknown;
}

declare global {
  interface Navigator {
    /** Global Privacy Control, which TypeScript's own types leave out. */
    readonly globalPrivacyControl?: boolean;
  }
}
