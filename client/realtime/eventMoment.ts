import { addressToLog } from './addressToLog.ts'

/** Time and page of an event. */
export interface EventMoment {
  timestamp: string
  url: string
  path: string
}

export const eventMoment = (href = location.href): EventMoment => ({
  timestamp: new Date().toISOString(),
  url: addressToLog(href).slice(0, 2_000),
  path: new URL(href).pathname.slice(0, 2_000),
})
