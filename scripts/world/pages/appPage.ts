import { html, raw } from 'hono/html'
import { publisherPage } from '../frame.ts'
import type { WorldView } from '../worldView.ts'

const APP = 'app_us_porch_radar'
const HOURS_SHOWN = [
  ['Now', '61°', 'sun'],
  ['2 pm', '63°', 'sun'],
  ['4 pm', '60°', 'cloud'],
  ['6 pm', '54°', 'cloud'],
  ['8 pm', '49°', 'rain'],
] as const
const DAYS = [
  ['Monday', 48, 64],
  ['Tuesday', 51, 66],
  ['Wednesday', 44, 58],
  ['Thursday', 39, 55],
] as const

const ad = (
  { serve, tagQuery }: WorldView,
  formatId: string,
  [width, height]: readonly [number, number],
) => html`
  <iframe
    title="Advertisement"
    width="${width}"
    height="${height}"
    scrolling="no"
    src="${serve}/t/${APP}/${formatId}.html?${raw(tagQuery)}"
  ></iframe>
`

/** An app's screens on three phones: a strip, a rectangle in the list, a full screen. */
export const appPage = (view: WorldView) =>
  publisherPage(
    { path: 'app', title: 'Porch Radar', style: STYLE },
    view,
    html`<main>
      <section class="phone" aria-label="Today">
        <header>
          <h1>Porch Radar</h1>
          <p>Austin, clear until six</p>
        </header>
        <p class="now">61°</p>
        <ul class="hours">
          ${HOURS_SHOWN.map(
            ([when, degrees, sky]) =>
              html`<li>
                <span>${when}</span><i class="${sky}" aria-hidden="true"></i><b>${degrees}</b>
              </li>`,
          )}
        </ul>
        <div class="radar" role="img" aria-label="Rain comes from the west in the evening"></div>
        <footer>${ad(view, 'mobile_300x50', [300, 50])}</footer>
      </section>
      <section class="phone light" aria-label="The week">
        <header><h2>The week</h2></header>
        <ul class="days">
          ${DAYS.slice(0, 2).map(([day, low, high]) => dayRow(day, low, high))}
          <li class="in">${ad(view, 'mobile_300x250', [300, 250])}</li>
          ${DAYS.slice(2).map(([day, low, high]) => dayRow(day, low, high))}
        </ul>
      </section>
      <section class="phone full" aria-label="Between two screens">
        <div>${ad(view, 'mobile_320x480', [320, 480])}</div>
        <p>The radar goes on below.</p>
      </section>
    </main>`,
  )

const dayRow = (day: string, low: number, high: number) =>
  html`<li>
    <span>${day}</span><span>${low}°</span
    ><meter min="30" max="80" value="${high}" aria-label="High of ${day}"></meter><b>${high}°</b>
  </li>`

const STYLE = `
body.app{background:#dfe9f2;color:#0d2236}
.app main{display:flex;flex-wrap:wrap;gap:2.5rem;justify-content:center;align-items:flex-start;padding:3rem 1rem 4rem}
.app .phone{width:340px;max-width:100%;height:640px;border-radius:40px;overflow:hidden;display:flex;flex-direction:column;background:linear-gradient(#2f74b5,#8fc0e2);color:#fff;box-shadow:0 0 0 10px #0d1722,0 30px 50px -20px #0d2236aa}
.app .phone header{padding:2rem 1.5rem 0}.app h1,.app h2{font:700 1.5rem/1.2 Grotesque,sans-serif}
.app .now{font:200 7rem/1 Grotesque,sans-serif;padding:1rem 1.5rem}
.app .hours{display:flex;justify-content:space-between;padding:1rem 1.5rem;font-size:15px}.app .hours li{display:grid;justify-items:center;gap:.4rem}
.app .hours i{width:24px;height:24px;border-radius:50%;background:#ffd65c}.app .hours i.cloud{border-radius:12px;background:#e8f1f8;height:14px;margin:5px 0}.app .hours i.rain{border-radius:2px 50% 50% 50%;rotate:45deg;background:#113f6b;scale:.7}
.app .radar{flex:1;margin:.5rem 1.5rem 1rem;border-radius:18px;background:radial-gradient(circle at 20% 70%,#ffd65c 0 8%,transparent 9%),radial-gradient(circle at 24% 66%,#2fae6b 0 16%,transparent 17%),repeating-radial-gradient(circle at 60% 40%,transparent 0 29px,#ffffff66 29px 30px),#1c5a94}
.app footer{background:#0d1722;padding:10px 20px 16px;min-height:76px}
.app .light{background:#fff;color:#0d2236}.app .days{padding:1rem 20px;display:grid;gap:.25rem}.app .days li:not(.in){display:grid;grid-template-columns:1fr 3rem 5rem 3rem;align-items:center;min-height:52px;border-bottom:1px solid #dce6ee}
.app .days .in{padding:10px 0;min-height:270px}.app meter{width:100%}
.app .full{background:#0d1722;align-items:center;justify-content:center;gap:1rem}.app .full p{color:#a9bccd}
.app .full div{min-height:480px}
`
