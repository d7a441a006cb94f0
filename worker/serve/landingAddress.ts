/** What a click tells the advertiser's own statistics. */
export interface ClickSource {
  medium: string
  campaign: string
  content: string
}

const SOURCE = 'admarket-direct'

/** A landing page with utm parameters; those that the advertiser set himself stay as they are. */
export function landingAddress(landingPage: string, { medium, campaign, content }: ClickSource) {
  const address = new URL(landingPage)
  const parameters = {
    utm_source: SOURCE,
    utm_medium: medium,
    utm_campaign: campaign,
    utm_content: content,
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== '' && !address.searchParams.has(name)) address.searchParams.set(name, value)
  }
  return address.href
}
