/** Makes a link in a row tall enough for a finger on a phone, without moving its surroundings. */
export const FINGER_LINK =
  'max-sm:relative max-sm:inline-block max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-inset-y-3.5'
