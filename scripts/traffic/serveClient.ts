import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface ServeAnswer {
  status: number
  text: string
}

/** Sends requests to a local product's ad server by its host name, which only browsers resolve by themselves. */
export function callServe(
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

/** A browser's user agent; a program's own would count as a crawler. The demo mark identifies the traffic. */
const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
