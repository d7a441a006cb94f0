import { html, raw } from 'hono/html'
import { publisherPage } from '../frame.ts'
import type { WorldView } from '../worldView.ts'

const STATION = 'radio_us_hit_parade_24'

/** A radio station: Dailymotion's VAST client requests the ads of its break. */
export const radioPage = (view: WorldView) =>
  publisherPage(
    { path: 'radio', title: 'Hit Parade 24', style: STYLE, script: 'radio.js' },
    view,
    html`<main
      data-vast="${view.serve}/v/${STATION}.xml?device=${STATION}-visitor&amp;${raw(view.tagQuery)}"
    >
      <p class="name">Hit Parade <b>24</b></p>
      <div class="dial" aria-hidden="true"><i></i></div>
      <h1>Every hour, the ones you know</h1>
      <button type="button">Listen</button>
      <output>The break comes first, then the music.</output>
      <audio></audio>
    </main>`,
  )

const STYLE = `
body.radio{background:#f6c21c;color:#241800}
.radio main{flex:1;display:grid;gap:1.25rem;justify-items:center;align-content:center;text-align:center;padding:3rem 1rem}
.radio .name{font:800 clamp(2.5rem,9vw,6rem)/.95 Grotesque,sans-serif;letter-spacing:-.05em}.radio .name b{color:#c3221f}
.radio .dial{width:min(34rem,86vw);height:88px;border-radius:14px;background:repeating-linear-gradient(90deg,#241800 0 2px,transparent 2px 17px) 0 100%/100% 34px no-repeat,#fff3c4;box-shadow:inset 0 0 0 4px #241800;position:relative}
.radio .dial i{position:absolute;top:8px;bottom:8px;left:62%;width:5px;background:#c3221f}
.radio h1{font:600 1.5rem Figtree,sans-serif}
.radio main button{font:700 1.25rem Figtree,sans-serif;min-height:3.5rem;padding:0 2.5rem;border:0;border-radius:999px;background:#241800;color:#fff3c4;cursor:pointer}
.radio main button:disabled{background:#5e4c14}.radio output{min-height:1.6em;font-weight:600}
`
