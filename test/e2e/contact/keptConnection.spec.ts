import { Agent, request } from 'node:http'
import { expect, test } from '@playwright/test'

/** Sends one POST over the agent's keep-alive connection. Returns the status. */
const post = async (url: string, agent: Agent, caller: string) =>
  await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          'Content-Type': 'application/json',
          Origin: new URL(url).origin,
          'CF-Connecting-IP': caller,
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode))
      },
    )
    sent.once('error', reject)
    sent.end(JSON.stringify({ unread: 'x'.repeat(2_000) }))
  })

test('a keep-alive connection survives responses that ignore the request body', async ({
  baseURL,
}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: (number | undefined)[] = []
  try {
    for (let count = 0; count < 25; count += 1) {
      statuses.push(await post(`${baseURL}/api/sessions`, agent, '10.77.0.1'))
      // Refused before the body is read.
      statuses.push(await post(`${baseURL}/api/reviews/verdicts`, agent, '10.77.0.1'))
    }
  } finally {
    agent.destroy()
  }
  expect(new Set(statuses)).toEqual(new Set([201, 403]))
})
