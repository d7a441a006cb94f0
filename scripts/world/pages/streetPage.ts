import { html, raw } from 'hono/html'
import { publisherPage } from '../frame.ts'
import { HOURS, type WorldView } from '../worldView.ts'

/** The addresses of the street's two players. */
export interface StreetPlayers {
  landscape: string
  portrait: string
}

const isDark = ({ hour: id }: WorldView): boolean => {
  const { hour } = HOURS[id]
  return hour === 3 || hour === 20
}

/** A street with a screen over the road and one at the kerb, each with our player on it. */
export const streetPage = (view: WorldView, { landscape, portrait }: StreetPlayers) =>
  publisherPage(
    { path: 'street', title: 'A street in San Antonio', style: STYLE },
    view,
    html`<main class="${isDark(view) ? 'dark' : ''}">
      <div class="sky" aria-hidden="true"><i></i></div>
      <div class="town" aria-hidden="true">
        ${[38, 62, 50, 84, 44, 70, 56, 90, 48, 66].map((height) => html`<i style="height:${height}%"></i>`)}
      </div>
      <h1>I-10 at Callaghan, and Commerce at Alamo</h1>
      <figure class="wide">
        <iframe
          allow="screen-wake-lock"
          title="Screen at I-10 and Callaghan Road"
          src="${landscape}?${raw(view.tagQuery)}"
        ></iframe>
      </figure>
      <figure class="tall">
        <iframe
          allow="screen-wake-lock"
          title="Screen at Commerce and Alamo"
          src="${portrait}?${raw(view.tagQuery)}"
        ></iframe>
      </figure>
      <div class="road" aria-hidden="true"></div>
    </main>`,
  )

const STYLE = `
body.street{background:#c9d7df}
.street main{flex:1;position:relative;min-height:46rem;overflow:hidden;--sky:linear-gradient(#8fbbdc,#f4e6cf 75%);--town:#8b93a3;--window:#dfe6ee;--ground:#6f7078}
.street main.dark{--sky:linear-gradient(#0b1026,#3b335e 80%);--town:#171b2e;--window:#ffdf8e;--ground:#20222b;color:#f7f3ea}
.street .sky{position:absolute;inset:0;background:var(--sky)}.street .sky i{position:absolute;right:12%;top:9%;width:72px;height:72px;border-radius:50%;background:#fff3cf;box-shadow:0 0 60px #fff3cf}
.street .town{position:absolute;inset:20% 0 22%;display:flex;align-items:flex-end;gap:.6%}
.street .town i{flex:1;opacity:.9;border-radius:3px 3px 0 0}
.street .town i{background:repeating-linear-gradient(transparent 0 14px,var(--town) 14px 30px),repeating-linear-gradient(90deg,var(--town) 0 12px,var(--window) 12px 20px)}
.street h1{position:absolute;left:clamp(1rem,4vw,3rem);top:1.5rem;font:700 clamp(1.25rem,3vw,2rem)/1.2 Grotesque,sans-serif}
.street figure{position:absolute;background:#15171d;padding:10px;border-radius:6px;box-shadow:0 24px 40px -18px #000a}
.street figure::after{content:"";position:absolute;top:100%;left:50%;width:22px;height:20rem;margin-left:-11px;background:linear-gradient(90deg,#3a3d46,#6d717c 40%,#2c2e35)}
.street iframe{width:100%;height:100%}
.street .wide{left:6%;top:16%;width:min(54%,46rem);aspect-ratio:16/9}
.street .tall{right:8%;bottom:11%;width:min(22%,17rem);aspect-ratio:9/16;z-index:2}.street .tall::after{height:4rem}
.street .road{position:absolute;inset:auto 0 0;height:22%;background:linear-gradient(#b9b3a6 0 14%,transparent 14%),repeating-linear-gradient(90deg,#e9e4d6 0 60px,transparent 60px 130px) 0 62%/100% 6px no-repeat,var(--ground)}
.street main.dark .road{background:linear-gradient(#4a4855 0 14%,transparent 14%),repeating-linear-gradient(90deg,#c9b97a 0 60px,transparent 60px 130px) 0 62%/100% 6px no-repeat,var(--ground)}
@media(max-width:48rem){.street .wide{left:4%;width:92%;top:13%}.street .tall{width:44%}.street .wide::after{height:30rem;z-index:-1}}
`
