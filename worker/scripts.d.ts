/**
 * The bundled text of `serve/browser/<name>/main.ts` or `creatives/browser/<name>/main.ts`
 * (scripts/bundle/scriptText.ts).
 */
declare module 'virtual:script/*' {
  const text: string
  export default text
}
