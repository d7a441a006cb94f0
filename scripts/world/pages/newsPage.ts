import { html, raw } from 'hono/html'
import { publisherPage } from '../frame.ts'
import type { WorldView } from '../worldView.ts'

const SITE = 'site_us_skillet_and_salt'

/** An ad slot of the page; without an ad it shows the publisher's own content. */
const ad = ({ serve, tagQuery }: WorldView, [width, height]: readonly [number, number]) => html`
  <div class="ad" style="width:${width}px;max-width:100%">
    <small>Advertisement</small>
    <div class="place" style="height:${height}px">
      <p id="own${width}" hidden>Cook with us on Sundays. <strong>The letter, free.</strong></p>
      <script
        src="${serve}/t/${SITE}/display_${width}x${height}.js?${raw(tagQuery)}"
        data-fallback="#own${width}"
      ></script>
    </div>
  </div>
`

/** A news site about cooking, with its three ad slots. */
export const newsPage = (view: WorldView) =>
  publisherPage(
    { path: 'news', title: 'Skillet & Salt', style: STYLE },
    view,
    html`<header>
        <p class="date">Austin edition · Sunday table</p>
        <p class="name">Skillet <i>&</i> Salt</p>
        <nav aria-label="Sections">
          <span>Weeknight</span><span>Baking</span><span>Markets</span><span>Kitchen tools</span>
        </nav>
      </header>
      <aside class="top" aria-label="Advertisement">${ad(view, [728, 90])}</aside>
      <main>
        <article>
          <p class="kicker">Baking</p>
          <h1>The loaf that waits for you</h1>
          <p class="lead">
            A slow dough asks for four minutes of work and a night in the fridge. What it gives back
            is a crust that sings.
          </p>
          <div class="plate" role="img" aria-label="A round loaf on a board"><i></i></div>
          <p>
            Start after supper. Flour, water, salt and a spoon of whatever is alive in your jar;
            stir until nothing is dry, then leave it. Fold it once before you brush your teeth.
          </p>
          <p>
            In the morning it has done the rest. Heat the pot until a drop of water dances, turn the
            dough in, and put the lid on. Twenty-five minutes later the kitchen knows.
          </p>
          <h2>What can go wrong</h2>
          <p>
            Very little. A warm kitchen wants less time, a cold one more. If the crumb is tight,
            wait an hour longer tomorrow; bread forgives people who write things down.
          </p>
        </article>
        <div class="side">
          ${ad(view, [300, 250])}
          <section>
            <h2>Most read</h2>
            <ol>
              <li>Beans that need no soaking</li>
              <li>One pan, five dinners</li>
              <li>How to salt an egg</li>
              <li>A market in the rain</li>
            </ol>
          </section>
        </div>
        <div class="tower">${ad(view, [120, 600])}</div>
      </main>`,
  )

const STYLE = `
body.news{background:#fffaf1;color:#2a1d12}
.news header{text-align:center;padding:2rem 1rem 0;border-bottom:3px double #2a1d12;margin:0 clamp(1rem,4vw,4rem)}
.news .date{font-size:14px;color:#75583a}.news .name{font:600 clamp(2.75rem,8vw,5.5rem)/1.05 Georgia,serif;letter-spacing:-.03em}
.news .name i{color:#b8441f;font-weight:400}
.news nav span{display:inline-block;padding:.75rem 1rem;font-weight:600}
.news .top{padding:1.5rem 1rem 0}
.news main{display:grid;gap:2.5rem;max-width:80rem;width:100%;margin:0 auto;padding:2rem clamp(1rem,4vw,3rem) 4rem}
@media(min-width:64rem){.news main{grid-template-columns:minmax(0,1fr) 300px 120px}}
.news article{display:grid;gap:1.1rem;align-content:start;max-width:40rem}
.news h1{font:600 clamp(2.25rem,5vw,3.5rem)/1.08 Georgia,serif;letter-spacing:-.02em}.news h2{font:600 1.5rem/1.3 Georgia,serif}
.news .kicker{color:#b8441f;font-weight:700}.news .lead{font:1.35rem/1.5 Georgia,serif;color:#5b4127}
.news .plate{aspect-ratio:16/9;border-radius:6px;background:radial-gradient(ellipse 55% 80% at 50% 110%,#8a5a33 0 60%,transparent 61%),linear-gradient(#e9c08a,#d69a5c);display:grid;place-items:center;overflow:hidden}
.news .plate i{width:46%;aspect-ratio:1.7;border-radius:50% 50% 44% 44%;background:repeating-linear-gradient(115deg,transparent 0 11%,#f7e3bd 11% 13%),radial-gradient(ellipse at 40% 20%,#d88b45,#8d4a1f 75%);box-shadow:0 1.2rem 1.6rem -.4rem #4a2a16aa}
.news .side{display:grid;gap:2rem;align-content:start}.news ol{margin:.75rem 0 0;padding-left:1.5rem}.news li{padding:.35rem 0;border-bottom:1px solid #e8d8bd}
.news .place{overflow:hidden;background:#f4e8d3}.news .place p{height:100%;display:grid;place-content:center;text-align:center;padding:.5rem}.news .place p[hidden]{display:none}
@media(max-width:48rem){.news .top .place{overflow-x:auto}}
@media(max-width:63.99rem){.news .tower{justify-self:center}}
`
