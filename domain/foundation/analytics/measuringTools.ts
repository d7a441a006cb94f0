import type { PublicSettings } from '../settings/settings.ts'

/** The hosts that a page may contact for a tool. */
interface ToolHosts {
  script: readonly string[]
  connect: readonly string[]
  image: readonly string[]
}

const GOOGLE_SENT = ['https://*.google-analytics.com', 'https://*.googletagmanager.com']

/** The hosts of a Google Analytics 4 property. */
export const ANALYTICS_HOSTS: ToolHosts = {
  script: ['https://www.googletagmanager.com'],
  connect: [...GOOGLE_SENT, 'https://*.analytics.google.com'],
  image: GOOGLE_SENT,
}

const CLARITY = ['https://*.clarity.ms']

/** The hosts of a Microsoft Clarity project. */
export const RECORDING_HOSTS: ToolHosts = { script: CLARITY, connect: CLARITY, image: CLARITY }

/** The script of each tool, by the configured ID. */
export const analyticsScript = (id: string): string =>
  `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
export const recordingScript = (id: string): string =>
  `https://www.clarity.ms/tag/${encodeURIComponent(id)}`

/** Whether any analytics tool is configured. */
export const measuresAnything = ({
  analyticsId,
  sessionRecordingId,
  tagManager,
}: Pick<PublicSettings, 'analyticsId' | 'sessionRecordingId' | 'tagManager'>): boolean =>
  analyticsId !== '' || sessionRecordingId !== '' || tagManager.url !== ''

/** With this cookie a development browser logs events instead of sending them. */
export const RECORD_COOKIE = 'amd_analytics_record'
