import { html, raw } from 'hono/html'
import { publisherPage } from '../frame.ts'
import type { WorldView } from '../worldView.ts'

/** Fluid Player with our VAST before the film. */
const player = (
  { serve, tagQuery }: WorldView,
  { product, name, file }: { product: string; name: string; file: string },
) => html`
  <video
    id="film"
    aria-label="${name}"
    muted
    playsinline
    data-vast="${serve}/v/${product}.xml?device=${product}-visitor&amp;${raw(tagQuery)}"
  >
    <source src="/assets/${file}" type="video/mp4" />
  </video>
`

/** A page with a film on it. */
export const videoPage = (view: WorldView) =>
  publisherPage(
    { path: 'video', title: 'Skillet & Salt Kitchen', style: VIDEO_STYLE, script: 'film.js' },
    view,
    html`<main>
      <p class="name">Skillet & Salt <b>Kitchen</b></p>
      <div class="stage">
        ${player(view, { product: 'video_us_skillet_and_salt_kitchen', name: 'The light in a bakery', file: 'program.mp4' })}
      </div>
      <h1>The light in a bakery, before anybody is up</h1>
      <p>
        Twenty seconds of warm air over an oven. Press play: what the ad server has comes first.
      </p>
      <h2>Next</h2>
      <ul>
        <li><i></i>Three folds and a nap</li>
        <li><i></i>Knives, and how to keep them</li>
        <li><i></i>A stew for eight</li>
      </ul>
    </main>`,
  )

/** A television set in a dark room. */
export const tvPage = (view: WorldView) =>
  publisherPage(
    { path: 'tv', title: 'Black & White House', style: TV_STYLE, script: 'film.js' },
    view,
    html`<main>
      <p class="name">Black & White House</p>
      <div class="set">
        <div class="stage">
          ${player(view, { product: 'tv_us_black_and_white_house', name: 'Tonight at the House', file: 'evening.mp4' })}
        </div>
      </div>
      <h1>Tonight: The Long Afternoon</h1>
      <p>Old films, one after the other. The break before them is ours to fill.</p>
    </main>`,
  )

const VIDEO_STYLE = `
body.video{background:#1d120b;color:#fbefdc}
.video main{max-width:62rem;width:100%;margin:0 auto;padding:1.5rem 1rem 4rem;display:grid;gap:1rem}
.video .name{font:400 1.5rem Georgia,serif}.video .name b{color:#f0a35e;font-weight:400}
.stage{aspect-ratio:16/9;background:#000;border-radius:8px;overflow:hidden}.stage .fluid_video_wrapper,.stage video{width:100%!important;height:100%!important}
.video h1{font:600 clamp(1.5rem,4vw,2.25rem)/1.2 Georgia,serif}.video h2{font:600 1.25rem Georgia,serif;margin-top:1rem}
.video ul{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr))}.video li i{display:block;aspect-ratio:16/9;border-radius:6px;margin-bottom:.5rem;background:linear-gradient(140deg,#d98c4a,#6b3019)}
.video li:nth-child(2) i{background:linear-gradient(200deg,#c9c2b4,#5b5348)}.video li:nth-child(3) i{background:linear-gradient(170deg,#a5432c,#3b1810)}
`
const TV_STYLE = `
body.tv{background:radial-gradient(ellipse at 50% 40%,#33353d,#0c0d10 70%);color:#f2efe8}
.tv main{max-width:70rem;width:100%;margin:0 auto;padding:2rem 1rem 4rem;display:grid;gap:1rem;justify-items:center;text-align:center}
.tv .name{font:700 1.25rem Grotesque,sans-serif;letter-spacing:-.01em}
.set{width:100%;padding:clamp(6px,1vw,14px);background:#050506;border-radius:10px;box-shadow:0 0 90px #8fb4ff33;position:relative;margin-bottom:2.5rem}
.set::after{content:"";position:absolute;left:25%;right:25%;bottom:-1.5rem;height:10px;border-radius:0 0 50% 50%;background:#17181c}
.stage{aspect-ratio:16/9;background:#000;overflow:hidden}.stage .fluid_video_wrapper,.stage video{width:100%!important;height:100%!important}
.tv h1{font:600 clamp(1.5rem,4vw,2.5rem)/1.15 Grotesque,sans-serif}
`
