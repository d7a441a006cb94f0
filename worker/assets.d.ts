/** A file of the house as a data URL, for what must be in the Worker itself. */
declare module '*.ttf?inline' {
  const url: string
  export default url
}
