/** Letters written from right to left, and between them what a name may hold. */
const RUN =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}](?:[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M} '’".&-]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}])?/gu

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * A text of an email with each name from right to left isolated, so that figures beside it keep their place (Unicode
 * Bidirectional Algorithm, isolates). Pages use `bdi` instead. Linear in the text's length.
 */
export const isolateRtl = (text: string): string =>
  text.replaceAll(RUN, (run) => `${FIRST_STRONG_ISOLATE}${run}${POP_ISOLATE}`)
