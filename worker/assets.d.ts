/** A repository file as a data URL, bundled into the Worker. */
declare module '*.ttf?inline' {
  const url: string
  export default url
}

/** A style sheet's source. */
declare module '*.css?raw' {
  const css: string
  export default css
}

/** A repository file as text. */
declare module '*.txt?raw' {
  const text: string
  export default text
}
