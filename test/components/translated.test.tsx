import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keepTranslatedText } from '#client/translation/keepTranslatedText.ts'
import { type Translating, translatePage } from '#test/support/foundation/browser/translatePage.ts'
import { show } from './show.tsx'

beforeAll(() => keepTranslatedText())

/** Every position of text next to a changing element. */
function Offer() {
  const [step, setStep] = useState(0)
  const price = 500 + step * 1500
  return (
    <div>
      <p data-testid="beside">
        Forecast for ${price} with {step} changes
      </p>
      <p data-testid="alone">{`Your price $${price}`}</p>
      <p data-testid="between">
        From <b>Austin</b> for ${price}
        {step % 2 === 1 ? ' and more' : null} today {step % 2 === 1 ? <i>at once</i> : null} or
        later
      </p>
      <p data-testid="swapped">{step % 2 === 0 ? `${step} even` : <b>{step} odd</b>} number</p>
      <ul data-testid="list">
        {[3, 1, 2].slice(step % 3).map((each) => (
          <li key={each}>
            Line {each} of {price}
          </li>
        ))}
        none
      </ul>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
    </div>
  )
}

const PARTS = ['beside', 'alone', 'between', 'swapped', 'list']
const texts = () =>
  PARTS.map((part) => page.getByTestId(part).element().textContent?.replaceAll(/\s+/g, ' '))
const next = () => page.getByRole('button').element() as HTMLButtonElement

describe.each<Translating>(['replaced', 'inserted', 'moved'])(
  'translated page, texts %s',
  (way) => {
    it('shows the same figures as the untranslated page, and does not loop', async () => {
      await show(<Offer />)
      const expected: ReturnType<typeof texts>[] = []
      for (let step = 0; step < 6; step += 1) {
        next().click()
        await Promise.resolve()
        expected.push(texts())
      }
      await show(<Offer />)
      for (let step = 0; step < 6; step += 1) {
        translatePage(way)
        if (step % 2 === 0) await Promise.resolve()
        next().click()
        await expect.poll(texts).toEqual(expected[step])
      }
    })
  },
)
