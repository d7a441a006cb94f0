/** Dispatched on the document once React handles input, so that held input can be repeated. */
export const LISTENING_EVENT = 'amd:listening'
