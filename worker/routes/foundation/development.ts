import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { z } from 'zod'
import { RECORDED_MEASURING } from '#content/recordedMeasuring.ts'
import { LOCALE, sitePath } from '#content/sitePaths.ts'
import { RECORD_COOKIE } from '#domain/foundation/analytics/measuringTools.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'

const MOST_KEPT = 200
const MAX_BODY = 8_000

const eventSchema = z.object({
  name: z.string().min(1).max(80),
  params: z.record(z.string().max(80), z.unknown()),
})

/** Of this process only: a development machine has one, and it shows the last minutes. */
const kept: { at: Date; event: z.infer<typeof eventSchema> }[] = []

/** Analytics events on a development machine: recorded and shown, never sent. Elsewhere the page does not exist. */
export const developmentRoutes = new Hono<AppEnv>()
  .use(RECORDED_MEASURING, async (c, next) => {
    if (c.get('settings').ENVIRONMENT !== 'development') return c.notFound()
    await next()
  })
  .post(RECORDED_MEASURING, rateLimit('LIMIT_READ', 'recorded'), async (c) => {
    const text = await c.req.text()
    const event = eventSchema.safeParse(text.length > MAX_BODY ? null : parsed(text))
    if (!event.success) return c.body(null, 400)
    kept.unshift({ at: new Date(), event: event.data })
    kept.splice(MOST_KEPT)
    return c.body(null, 204)
  })
  .get(RECORDED_MEASURING, (c) => {
    setCookie(c, RECORD_COOKIE, '1', { path: '/', sameSite: 'Lax' })
    c.header('Cache-Control', 'no-store')
    const nonce = c.get('secureHeadersNonce') ?? ''
    const rows = kept.map(
      ({ at, event }) =>
        html`<tr>
          <td>${at.toISOString().slice(11, 19)}</td>
          <th scope="row">${event.name}</th>
          <td><code>${JSON.stringify(event.params)}</code></td>
        </tr>`,
    )
    return c.html(
      html`<!doctype html>
        <html lang="${LOCALE}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>What measuring would send</title>
            <style nonce="${nonce}">
              ${STYLE}
            </style>
          </head>
          <body>
            <main>
              <h1>What measuring would send</h1>
              <p>
                From now on this browser tells here what it would load and send. Open the
                <a href="${sitePath('home')}" target="_blank">site</a> beside this page, then
                <a href="${RECORDED_MEASURING}">look again</a>. In a time zone of Europe, or with Do
                Not Track or Global Privacy Control, nothing comes.
              </p>
              ${
                rows.length === 0
                  ? html`<p><strong>Nothing yet.</strong></p>`
                  : html`<table>
                      <thead>
                        <tr>
                          <th scope="col">UTC</th>
                          <th scope="col">Event</th>
                          <th scope="col">With</th>
                        </tr>
                      </thead>
                      <tbody>
                        ${rows}
                      </tbody>
                    </table>`
              }
            </main>
          </body>
        </html>`,
    )
  })

const STYLE = `
body{margin:0;background:#f7f6f2;color:#10131a;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
table{width:100%;border-collapse:collapse;background:#fff}
th,td{padding:.5rem .75rem;border-bottom:1px solid #dcdad2;text-align:left;vertical-align:top}
code{font-size:.8125rem;overflow-wrap:anywhere}a{color:#2438e0}`

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
