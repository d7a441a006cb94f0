// One chunk for the planner's draft features.
export { DraftNews } from './DraftNews.tsx'
export { DraftStatus } from './DraftStatus.tsx'
