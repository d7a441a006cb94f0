import { adFormatLabel, adFormatsFor, type AdFormat } from '#domain/catalogue/adFormat.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { isHeard, isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { Calculator, CalculatorField, CalculatorValues } from './calculator.types.ts'
import { numberOf } from './values.ts'

const isTimed = (mediaType: MediaType) => creativeLimitFor(mediaType).maxSeconds !== null
const isSeen = (mediaType: MediaType) => !isHeard(mediaType)
const isWeighed = (mediaType: MediaType) => creativeLimitFor(mediaType).weights.length > 0

/** Why a file does not fit a format; empty if it does. */
function problems(values: CalculatorValues, format: AdFormat): string[] {
  const { sizes, minSize, maxSeconds } = creativeLimitFor(format.mediaType)
  const [width, height, seconds] = ['width', 'height', 'seconds'].map((id) => numberOf(values, id))
  const found: string[] = []
  const isExact = sizes.length > 0
  if (isExact && (width !== format.width || height !== format.height))
    found.push(`needs ${format.width}x${format.height} pixels`)
  if (minSize && ((width ?? 0) < minSize.width || (height ?? 0) < minSize.height))
    found.push(`needs at least ${minSize.width}x${minSize.height} pixels`)
  const longest = format.maxSeconds ?? (format.kinds.includes('image') ? 0 : maxSeconds)
  if (longest !== null && (seconds ?? 0) > longest)
    found.push(longest === 0 ? 'takes still pictures only' : `takes ${longest} s at most`)
  return found
}

/** The advice about weight for a size, if any. */
function weightAdvice(values: CalculatorValues, format: AdFormat): string {
  const advice = creativeLimitFor(format.mediaType).weights.find(
    ({ width, height }) => width === format.width && height === format.height,
  )
  if (!advice) return ''
  return numberOf(values, 'weight') > advice.initialKb
    ? `heavier than the ${advice.initialKb} kB that the IAB advises`
    : `within ${advice.initialKb} kB`
}

/** Whether a file of given dimensions fits the formats of a medium. */
export const specs: Calculator = {
  fields: (mediaType) => {
    const fields: CalculatorField[] = []
    if (isSeen(mediaType))
      fields.push(
        { id: 'width', label: 'Width in pixels', kind: 'count', min: 1, max: 10_000, step: 1 },
        { id: 'height', label: 'Height in pixels', kind: 'count', min: 1, max: 10_000, step: 1 },
      )
    if (isTimed(mediaType))
      fields.push({
        id: 'seconds',
        label: 'Length in seconds, 0 for a picture',
        kind: 'count',
        min: 0,
        max: 600,
        step: 0.1,
      })
    if (isWeighed(mediaType))
      fields.push({
        id: 'weight',
        label: 'Weight in kB',
        kind: 'count',
        min: 1,
        max: 100_000,
        step: 1,
      })
    return fields
  },
  start: (mediaType) => {
    const [first] = adFormatsFor(mediaType)
    return {
      width: first?.width ?? 0,
      height: first?.height ?? 0,
      seconds: isOnScreens(mediaType) || !isTimed(mediaType) ? 0 : 15,
      weight: 140,
    }
  },
  compute: (values, mediaType) => {
    const judged = adFormatsFor(mediaType).map((format) => ({
      format,
      against: problems(values, format),
      advice: isWeighed(mediaType) ? weightAdvice(values, format) : '',
    }))
    const fitting = judged.filter(({ against }) => against.length === 0)
    return {
      headline: {
        label: 'This file fits',
        value: `${fitting.length} of ${judged.length}`,
        note: 'formats of this medium',
      },
      rows: fitting.map(({ format, advice }) => ({
        label: adFormatLabel(format),
        value: advice === '' ? 'fits' : `fits, ${advice}`,
      })),
      table: {
        caption: 'Format by format',
        head: ['Format', 'This file'],
        rows: judged.map(({ format, against, advice }) => [
          adFormatLabel(format),
          against.length > 0 ? against.join('; ') : advice || 'fits',
        ]),
      },
      note: 'The upload page reads the file itself and offers to cut, crop or shrink it. Weight is advice and never a reason to refuse.',
      planBudgetMinor: null,
    }
  },
}
