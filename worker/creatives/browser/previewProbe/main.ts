// Runs in the previewed copy of a banner, before its own scripts (withPreviewProbe.ts).
export { startProbe } from './startProbe.ts'
