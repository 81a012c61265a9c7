/** The in-house adverts by the name that analytics uses; each has a picture of that name. */
export const inHouseNames = ['scaffold', 'templates', 'themes', 'enterprise', 'design-kit'] as const;

export type InHouseName = (typeof inHouseNames)[number];

/** What stands in when no ad arrives: the message that asks for support, or one of the in-house adverts. */
export type Filler = 'message' | 'in-house';

/** Share of blocks whose filler is the message. */
const messages = 0.2;

/**
 * @param draw - uniform, from 0 up to but not including 1; one per block
 */
export function chooseFiller(draw: number): Filler {
  return draw < messages ? 'message' : 'in-house';
}

/**
 * Which in-house advert a block shows: each equally often, and so they are among the draws of one filler. A block that
 * shows one before it assumes a blocker therefore goes on to show the same.
 *
 * @param draw - the draw of {@link chooseFiller}
 */
export function chooseInHouseName(draw: number): InHouseName {
  const share = draw < messages ? draw / messages : (draw - messages) / (1 - messages);
  // Rounding may make the share 1: that is the last one.
  return inHouseNames[Math.floor(share * inHouseNames.length)] ?? 'design-kit';
}
