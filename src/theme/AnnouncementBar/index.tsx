// Ejected: this site announces nothing above its header.
export default function AnnouncementBar(): null {
  return null;
}
