import {
  benchForecast,
  type ForecastBenchCase,
  forecastBenchCases,
} from '#domain/testing/forecastBenchCases.ts'

const { smallest, largest } = forecastBenchCases()
const CASES: Record<string, ForecastBenchCase> = { smallest, largest }

/** A new radius per run, so that nothing cached for the last region is reused. */
function everyRadius({ plan, reference }: ForecastBenchCase, iterations: number): number {
  let sum = 0
  for (let turn = 0; turn < iterations; turn++) {
    const places = plan.region.places.map((place) => ({
      ...place,
      radius: place.radius - turn / 100,
    }))
    const moved = { ...plan, region: { ...plan.region, places } }
    sum += benchForecast({ name: 'moved', plan: moved, reference }, 1)
  }
  return sum
}

function run(name: string, change: string, iterations: number): number {
  const benchCase = CASES[name]
  if (!benchCase) throw new Error(`There is no case ${name}.`)
  return change === 'radius'
    ? everyRadius(benchCase, iterations)
    : benchForecast(benchCase, iterations)
}

Object.assign(globalThis, { runForecasts: run })

// workerd runs the same module as the Worker.
export default {
  fetch(request: { url: string }) {
    const [, query = ''] = request.url.split('?')
    const [name = '', change = '', iterations = '0'] = query.split('/')
    const { Response } = globalThis as unknown as { Response: new (body: string) => object }
    return new Response(String(run(name, change, Number(iterations))))
  },
}
