/** A row of a menu of the navigation. */
export const MENU_ROW =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left font-semibold hover:bg-cobalt-soft'
