import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LocalPeople } from '#content/local/localView.ts'
import { LocalGround } from '#client/pages/planning/local/LocalGround.tsx'
import { localMap } from '#domain/planning/local/localMap.ts'
import { show } from './show.tsx'

const PEOPLE: LocalPeople = {
  heading: 'People around Chicago',
  radii: [
    { radius: 9, miles: 9, people: '2.1 M', screens: 7 },
    { radius: 10, miles: 10, people: '2.3 M', screens: 8 },
    { radius: 12, miles: 12, people: '2.9 M', screens: 9 },
  ],
  first: 1,
  unit: 'miles',
  planTo: '/en-US/billboards?place=city_1&budget=100000',
  rows: [{ distance: '10 miles', people: '2.3 M', screens: '8', share: 0.4 }],
  note: 'Estimates.',
}

it('updates people, screens, map and plan with the radius', async () => {
  await show(
    <LocalGround map={localMap({ latitude: 41.9, longitude: -87.6 }, [], [])} people={PEOPLE} />,
  )
  const slider = page.getByRole('slider', { name: 'Radius' })
  const link = page.getByRole('link', { name: /^Plan with/ })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '10 miles')
  await expect.element(link).toHaveTextContent('Plan with 10 miles')
  const drawn = () => Number(document.querySelector('figure circle.stroke-2')?.getAttribute('r'))
  const before = drawn()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(link).toHaveTextContent('Plan with 12 miles')
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('radius=12'))
  await expect.element(page.getByText('2.9 M people, 9 billboard screens')).toBeVisible()
  expect(drawn()).toBeGreaterThan(before)
})
