/** A file of the house as a data URL, for what must be in the Worker itself. */
declare module '*.ttf?inline' {
  const url: string
  export default url
}

/** A style sheet as it is written. */
declare module '*.css?raw' {
  const css: string
  export default css
}

/** A file of the house as text. */
declare module '*.txt?raw' {
  const text: string
  export default text
}
