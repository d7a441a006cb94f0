/** The two events that have an id (spec §7). */
export const USER_FROM_ADS = { event_type: 'User from ads', event_id: 3 } as const
export const landingEvent = (path: string) => ({
  event_type: `Default Landing event - ${path}`,
  event_id: 4,
})

export const HELPER_EVENTS = [
  'page_view',
  'button_click',
  'form_submit',
  'purchase',
  'add_to_cart',
  'remove_from_cart',
] as const
export type HelperEvent = (typeof HELPER_EVENTS)[number]
