/**
 * The click path on the creatives' host that clickTag contains: navigating a frame there does
 * nothing, a new window continues to the landing page.
 */
export const CLICK_PATH = '/click'
