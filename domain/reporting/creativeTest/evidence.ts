/**
 * Evidence that stays valid at any number of looks: a mixture of betas over the share of events
 * (Lindon and Malek, "Anytime-valid inference for multinomial count data", 2022). If two creatives
 * perform alike, each event belongs to the second one with the probability of its share of the
 * impressions, like a coin flip.
 */
const CONCENTRATION = 100
/**
 * Evidence needed for a verdict. Double clicks violate the coin flip; at 40, one double click in
 * five gives 6% false alarms.
 */
export const VERDICT_EVIDENCE = 40
/** Evidence that the impressions were not split by the weights. */
export const UNEVEN_EVIDENCE = 1_000
/** Ratios between 1 / 1.1 and 1.1 count as no relevant difference. */
export const RATIO_THAT_MATTERS = 1.1

/** Events of two creatives, and the second one's planned share of the impressions, 0 to 1. */
export interface PairEvents {
  a: number
  b: number
  shareOfB: number
}

/** Returns the natural logarithm of the evidence against "both perform alike"; 0 is none. */
export function logEvidence({ a, b, shareOfB: s }: PairEvents): number {
  return mixture({ a, b, shareOfB: s }) - b * Math.log(s) - a * Math.log(1 - s)
}

/** Returns whether the evidence against "both alike" has reached a level. */
export const reaches = (events: PairEvents, evidence: number): boolean =>
  logEvidence(events) >= Math.log(evidence)

/**
 * Returns the lowest and highest ratio of B's rate to A's that is compatible with the events; both
 * hold at any time with at least 95% confidence together.
 */
export function ratioBounds(events: PairEvents): { low: number; high: number } {
  const { a, b, shareOfB: s } = events
  const mixed = mixture(events)
  const isPossible = (p: number) =>
    mixed - b * Math.log(p) - a * Math.log(1 - p) < Math.log(VERDICT_EVIDENCE)
  const likeliest = a + b === 0 ? s : Math.min(1 - EDGE, Math.max(EDGE, b / (a + b)))
  const ratioAt = (p: number) => p / (1 - p) / (s / (1 - s))
  return {
    low: ratioAt(isPossible(EDGE) ? EDGE : boundary(isPossible, likeliest, EDGE)),
    high: ratioAt(isPossible(1 - EDGE) ? 1 - EDGE : boundary(isPossible, likeliest, 1 - EDGE)),
  }
}

/**
 * Returns the number of events of both creatives until a verdict if they occur at this ratio of
 * rates; Infinity for 1.
 */
export function eventsUntilVerdict(ratio: number, shareOfB: number): number {
  if (ratio === 1) return Infinity
  const p = (ratio * shareOfB) / (ratio * shareOfB + 1 - shareOfB)
  const isEnough = (events: number) =>
    reaches({ a: events * (1 - p), b: events * p, shareOfB }, VERDICT_EVIDENCE)
  let high = 1
  while (!isEnough(high)) {
    if (high > MAX_EVENTS) return Infinity
    high *= 2
  }
  let low = high / 2
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return Math.ceil(high)
}

const EDGE = 1e-9
const MAX_EVENTS = 1e9
const STEPS = 60

/** The last possible value between a possible and an impossible one. */
function boundary(isPossible: (p: number) => boolean, possible: number, not: number): number {
  let [inside, outside] = [possible, not]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (inside + outside) / 2
    if (isPossible(middle)) inside = middle
    else outside = middle
  }
  return inside
}

const mixture = ({ a, b, shareOfB: s }: PairEvents) =>
  logBeta(CONCENTRATION * s + b, CONCENTRATION * (1 - s) + a) -
  logBeta(CONCENTRATION * s, CONCENTRATION * (1 - s))

const logBeta = (x: number, y: number) => logGamma(x) + logGamma(y) - logGamma(x + y)

/**
 * Stirling's series. Arguments are 1 or more; they are raised until the series is exact to 1e-12.
 */
function logGamma(x: number): number {
  let [value, shift] = [x, 0]
  while (value < 12) {
    shift -= Math.log(value)
    value += 1
  }
  const inverse = 1 / (value * value)
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / value
  return shift + (value - 0.5) * Math.log(value) - value + 0.5 * Math.log(2 * Math.PI) + series
}
