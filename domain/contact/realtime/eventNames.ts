/** The two events that have an id (Contact 7). */
export const USER_FROM_ADS = { event_type: 'User from ads', event_id: 3 } as const

/** The event type of a visit's first page. */
export const landingEvent = (path: string) => ({
  event_type: `Default Landing event - ${path}`,
  event_id: 4,
})

/** The event types that pages send besides the landing (Contact 7). */
export const TRACKED_EVENTS = [
  'page_view',
  'button_click',
  'form_submit',
  'purchase',
  'add_to_cart',
  'remove_from_cart',
] as const
export type TrackedEvent = (typeof TRACKED_EVENTS)[number]
