import { addressToLog } from './addressToLog.ts'

/** When and where something happened. */
export interface EventMoment {
  timestamp: string
  url: string
  path: string
}

export const eventMoment = (): EventMoment => ({
  timestamp: new Date().toISOString(),
  url: addressToLog(location.href).slice(0, 2_000),
  path: location.pathname.slice(0, 2_000),
})
