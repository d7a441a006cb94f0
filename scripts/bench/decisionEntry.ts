import { decideRepeatedly } from '#domain/testing/decisionBenchCases.ts'

// The same module is the Worker that workerd runs.
export default {
  fetch(request: { url: string }) {
    const [, query = ''] = request.url.split('?')
    const [lines = '0', iterations = '0'] = query.split('/')
    const { Response } = globalThis as unknown as { Response: new (body: string) => object }
    return new Response(String(decideRepeatedly(Number(lines), Number(iterations))))
  },
}
