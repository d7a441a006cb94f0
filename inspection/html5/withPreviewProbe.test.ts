import { describe, expect, it } from 'vitest'
import { withPreviewProbe } from './withPreviewProbe.ts'

const probed = (html: string, path = 'index.html') =>
  new TextDecoder().decode(
    withPreviewProbe(
      new TextEncoder().encode(html),
      { page: path, files: [{ path, packedBytes: 120 }] },
      'var script = {}',
    ),
  )

describe('a banner’s page with the probe', () => {
  it.each([
    ['<!doctype html><html><head><script>1</script></head>', '<!doctype html><html><head>'],
    ['<!doctype html><p>ö</p>', '<!doctype html>'],
    ['<p>no head</p>', ''],
  ])('%s has it before all other scripts, and is otherwise unchanged', (html, before) => {
    const page = probed(html)
    expect(page.startsWith(`${before}<script>`)).toBe(true)
    expect(page.replace(/<script>\(\(\) => \{[\s\S]*?\}\)\(\)<\/script>/, '')).toBe(html)
  })

  it('a path neither closes a script nor changes in another encoding', () => {
    const page = probed('<p>Now</p>', '</script>ö.html')
    expect(page).toContain(String.raw`[["\u003c/script>\u00f6.html",120]]`)
    expect(page.match(/<\/script>/g)).toHaveLength(1)
  })
})
