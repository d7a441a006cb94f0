import { expect, it } from 'vitest'
import { withPatience } from './withPatience.ts'

async function* pieces(...waits: (number | 'for ever')[]) {
  for (const wait of waits) {
    await new Promise((resolve) => {
      if (wait !== 'for ever') setTimeout(resolve, wait)
    })
    yield wait
  }
}

it('returns what arrives, and throws if nothing more arrives', async () => {
  const came: unknown[] = []
  const listen = async (from: AsyncIterable<unknown>) => {
    for await (const piece of withPatience(from, 100)) came.push(piece)
  }
  await listen(pieces(0, 1, 2))
  expect(came).toEqual([0, 1, 2])
  await expect(listen(pieces(3, 'for ever', 4))).rejects.toThrow('Nothing was decoded.')
  expect(came).toEqual([0, 1, 2, 3])
})
