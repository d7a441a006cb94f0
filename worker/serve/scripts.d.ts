/** The bundled text of `browser/<name>/main.ts` (scripts/bundle/scriptText.ts). */
declare module 'virtual:script/*' {
  const text: string
  export default text
}
