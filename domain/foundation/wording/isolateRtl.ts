/** Right-to-left letters, and the characters that a name may have between them. */
const RUN =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}](?:[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M} '’".&-]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}])?/gu

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

const HAS_RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** Whether a text has a letter that is read from right to left. */
export const hasRtl = (text: string): boolean => HAS_RTL.test(text)

/**
 * A name for use within a text, isolated as a whole if it could reorder its surroundings: "מאפיית
 * ABC".
 */
export const isolatedName = (name: string): string =>
  hasRtl(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}` : name

/**
 * Isolates each right-to-left name in the text of an email or toast, so that figures next to it
 * keep their place (Unicode Bidirectional Algorithm, isolates). Pages use `bdi` instead. Linear in
 * the text's length.
 */
export const isolateRtl = (text: string): string =>
  text.replaceAll(RUN, (run) => `${FIRST_STRONG_ISOLATE}${run}${POP_ISOLATE}`)
