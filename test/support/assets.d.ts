/** A style sheet as text. */
declare module '*.css?raw' {
  const css: string
  export default css
}

declare module '*.css'
