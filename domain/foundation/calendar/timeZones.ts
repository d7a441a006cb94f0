/** The time zones offered for a campaign, with the IANA zone each stands for (Foundation 19). */
export const TIME_ZONES = {
  PST: { label: 'PST', ianaZone: 'America/Los_Angeles' },
  EST: { label: 'EST', ianaZone: 'America/New_York' },
  CST: { label: 'CST', ianaZone: 'America/Chicago' },
  MST: { label: 'MST', ianaZone: 'America/Denver' },
  UTC: { label: 'UTC', ianaZone: 'UTC' },
  CET: { label: 'CET/CEST', ianaZone: 'Europe/Berlin' },
} as const

export type TimeZoneId = keyof typeof TIME_ZONES
