/** The current version has nothing to say. */
export default function NoNotice(): null {
  return null;
}
