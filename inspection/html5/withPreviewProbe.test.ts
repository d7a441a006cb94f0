import { describe, expect, it } from 'vitest'
import { withPreviewProbe } from './withPreviewProbe.ts'

const probed = (html: string) =>
  new TextDecoder().decode(withPreviewProbe(new TextEncoder().encode(html)))

describe('a banner’s page with the probe', () => {
  it.each([
    ['<!doctype html><html><head><script>1</script></head>', '<!doctype html><html><head>'],
    ['<!doctype html><p>ö</p>', '<!doctype html>'],
    ['<p>no head</p>', ''],
  ])('%s has it before all other scripts, and else stays as it is', (html, before) => {
    const page = probed(html)
    expect(page.startsWith(`${before}<script>`)).toBe(true)
    expect(page.replace(/<script>\(\(\) => \{[\s\S]*?\}\)\(\)<\/script>/, '')).toBe(html)
  })
})
