/** Told at the document once React takes presses and typing: what was held until then can be repeated. */
export const LISTENING_EVENT = 'amd:listening'
