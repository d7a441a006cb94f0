import { html, raw } from 'hono/html'
import { HOURS, PLACES, type WorldView } from './worldView.ts'

/** Publishers of the demo world by the path of their page. */
export const PUBLISHERS = {
  news: 'News site',
  app: 'App',
  video: 'Video page',
  tv: 'TV',
  radio: 'Radio',
  street: 'Street',
} as const
export type PublisherPath = keyof typeof PUBLISHERS

const options = (all: Record<string, { name: string }>, chosen: string) =>
  Object.entries(all).map(
    ([id, { name }]) =>
      html`<option value="${id}" ${id === chosen ? raw('selected') : ''}>${name}</option>`,
  )

/**
 * The strip above each page with the publisher and the visitor's place and time. Not part of the
 * publisher's page.
 */
function strip(path: PublisherPath, view: WorldView) {
  const query = new URLSearchParams({ place: view.place, hour: view.hour }).toString()
  return html`<aside class="world" aria-label="This world">
    <nav aria-label="Publishers">
      ${Object.entries(PUBLISHERS).map(
        ([to, name]) =>
          html`<a href="/${to}?${raw(query)}" ${to === path ? raw('aria-current="page"') : ''}
            >${name}</a
          >`,
      )}
    </nav>
    <form method="get">
      <label
        >Seen from
        <select name="place">
          ${options(PLACES, view.place)}
        </select></label
      >
      <label
        >Hour
        <select name="hour">
          ${options(HOURS, view.hour)}
        </select></label
      >
      <button>Look</button>
    </form>
  </aside>`
}

/** A publisher's page under the demo world's strip. */
export function publisherPage(
  {
    path,
    title,
    style,
    script,
  }: { path: PublisherPath; title: string; style: string; script?: string },
  view: WorldView,
  content: ReturnType<typeof html>,
) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(FRAME_STYLE + style)}
        </style>
        ${script === undefined ? '' : html`<script type="module" src="/assets/${script}"></script>`}
      </head>
      <body class="${path}">
        ${strip(path, view)} ${content}
      </body>
    </html>`
}

const FRAME_STYLE = `
@font-face{font-family:Grotesque;font-weight:200 800;src:url(/assets/grotesque.woff2) format("woff2")}
@font-face{font-family:Figtree;font-weight:300 900;src:url(/assets/figtree.woff2) format("woff2")}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;font:17px/1.6 Figtree,system-ui,sans-serif;color:#1d1a16}
h1,h2,h3,p,ul,figure{margin:0;padding:0}ul{list-style:none}img,iframe,video{display:block;border:0;max-width:100%}
a{color:inherit}
.world{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;padding:.5rem clamp(1rem,3vw,2rem);background:#10131a;color:#f7f6f2;font-size:15px;line-height:1.4}
.world nav{display:flex;flex-wrap:wrap;gap:.125rem}.world a{padding:.625rem .75rem;border-radius:8px;text-decoration:none}
.world a:hover{background:#262b37}.world a[aria-current]{background:#f7f6f2;color:#10131a;font-weight:650}
.world form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
.world label{display:flex;gap:.5rem;align-items:center}
.world select,.world button{min-height:2.75rem;font:inherit;padding:0 .625rem;border-radius:8px;border:1px solid #5b6170;background:#1b2029;color:inherit}
.world button{background:#f7f6f2;color:#10131a;font-weight:650;padding:0 1rem;cursor:pointer}
.world :focus-visible,a:focus-visible,button:focus-visible{outline:3px solid #7f8cff;outline-offset:2px}
.ad{flex:none;margin-inline:auto}.ad small{display:block;font-size:12px;line-height:1.8;color:inherit;opacity:.75}
`
