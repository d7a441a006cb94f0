import { decideRepeatedly } from '#domain/testing/decisionBenchCases.ts'

// workerd runs the same module as the Worker.
export default {
  fetch(request: { url: string }) {
    const [, query = ''] = request.url.split('?')
    const [lines = '0', iterations = '0'] = query.split('/')
    const { Response } = globalThis as unknown as { Response: new (body: string) => object }
    return new Response(String(decideRepeatedly(Number(lines), Number(iterations))))
  },
}
