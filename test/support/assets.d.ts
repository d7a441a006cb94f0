/** A style sheet as it is written. */
declare module '*.css?raw' {
  const css: string
  export default css
}

declare module '*.css'
