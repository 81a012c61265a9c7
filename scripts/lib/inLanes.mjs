/**
 * Works on items in order, several at a time.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} lanes
 * @param {(item: Item) => Promise<void>} work
 */
export async function inLanes(items, lanes, work) {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({length: lanes}, lane));
}
