import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { DESK_NAMES } from '#domain/contact/realtime/desk/desk.ts'
import type { HouseSettings } from '#client/api/foundation/houseSettingsCalls.ts'
import { Part } from '../Part.tsx'

const LINK = 'font-semibold text-cobalt underline underline-offset-3'

/** The canned replies of the desks; they are edited at the desk itself. */
export function ReadyAnswerList({ desks }: { desks: HouseSettings['readyAnswers'] }) {
  return (
    <Part title="Ready answers">
      <ul className="grid gap-5 md:grid-cols-3">
        {desks.map(({ desk, answers }) => (
          <li key={desk} className="min-w-0 text-sm">
            <h3 className="font-sans text-sm font-semibold tracking-normal">{DESK_NAMES[desk]}</h3>
            {answers.length === 0 ? <p className="mt-1 text-ink-2">None yet.</p> : null}
            <ul className="mt-1 flex flex-col gap-2">
              {answers.map(({ id, title, text }) => (
                <li key={id} className="wrap-anywhere">
                  {title}
                  <span className="block whitespace-pre-line text-ink-2">{text}</span>
                </li>
              ))}
            </ul>
            <p className="mt-2">
              <Link to={`${sitePath('desk')}?desk=${desk}`} className={LINK}>
                Written at this desk
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
