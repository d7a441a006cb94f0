/** The visitor's signed session id; in an answer, the id to use from then on. */
export const SESSION_HEADER = 'x-amd-session'
/** In an answer: the session id that replaces one that has ended. */
export const NEW_SESSION_HEADER = 'x-amd-new-session'
/** The key of an order that was placed without an account. */
export const ORDER_KEY_HEADER = 'x-amd-order-key'
export const OFFER_KEY_HEADER = 'x-amd-offer-key'
/** The token of a link in an email. */
export const MAILED_ACCESS_HEADER = 'x-amd-mailed-access'
/** The client of an agency that the tab works for. */
export const CLIENT_HEADER = 'x-amd-client'
/** The key of a shared report. */
export const REPORT_SHARE_HEADER = 'x-amd-report-share'
/** Between the Worker and an object: who opens a socket. */
export const TICKET_HEADER = 'x-amd-ticket'
/** From a session's object: it has just restarted, so the client should retry later. */
export const RESTARTED_HEADER = 'x-amd-restarted'
/** From a session's object: it has ended, and this one follows. */
export const NEXT_SESSION_HEADER = 'x-amd-next-session'
/** The place that an ad request states, where we trust its sender. */
export const PLACE_HEADER = 'x-amd-place'
/** A request with the same key is carried out once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
export const REQUEST_ID_HEADER = 'X-Request-Id'
/** Opens the health check that reads every store. */
export const HEALTH_SECRET_HEADER = 'X-Health-Secret'
/** From the build: with which kind of inventory a guide is rendered; ignored where the product is deployed. */
export const INVENTORY_HEADER = 'x-amd-inventory'
