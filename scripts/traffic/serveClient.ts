import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface ServeAnswer {
  status: number
  text: string
}

/** Asks the ad server of a local product: by its host's name, which only browsers would find by themselves. */
export function askServe(
  origin: string,
  path: string,
  options: { method?: string; body?: string; caller: string },
): Promise<ServeAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        hostname,
        port,
        path,
        method: options.method ?? 'GET',
        headers: {
          Host: `serve.localhost:${port}`,
          'CF-Connecting-IP': options.caller,
          'User-Agent': USER_AGENT,
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(options.body)
  })
}

/** People's; a program's own would be counted as a crawler's. The mark of demo traffic says what it is. */
const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
