import {
  benchForecast,
  forecastBenchCases,
  largestScreenCase,
  type ForecastBenchCase,
} from '#domain/forecast/forecastBenchCases.ts'

/** What one case costs: a forecast with its limiting choices, for a region that changes every time. */
export interface ForecastBenchResult {
  name: string
  /** The very first time, with nothing prepared: what a person waits for after new places arrive. */
  firstMs: number
  eachMs: number
  perSecond: number
}

const WARM_UP = 30
const ITERATIONS = 200

/** Measures the smallest and the largest region in this engine; see domain/forecast/forecastBenchCases.ts for the work. */
export function measureForecasts(iterations = ITERATIONS): ForecastBenchResult[] {
  const { smallest, largest } = forecastBenchCases()
  return [smallest, largest, largestScreenCase()].map((one) => measure(one, iterations))
}

function measure(benchCase: ForecastBenchCase, iterations: number): ForecastBenchResult {
  const first = performance.now()
  benchForecast(benchCase, 1)
  const firstMs = performance.now() - first
  benchForecast(benchCase, WARM_UP)
  const start = performance.now()
  benchForecast(benchCase, iterations)
  const eachMs = (performance.now() - start) / iterations
  return { name: benchCase.name, firstMs, eachMs, perSecond: Math.round(1000 / eachMs) }
}

if (import.meta.main) {
  for (const { name, firstMs, eachMs, perSecond } of measureForecasts()) {
    console.log(
      `${name}: ${perSecond.toLocaleString('en-US')} forecasts/s (${eachMs.toFixed(2)} ms each, first ${firstMs.toFixed(1)} ms)`,
    )
  }
}
