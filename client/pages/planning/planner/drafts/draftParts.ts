// One chunk for what a planner shows of its draft.
export { DraftNews } from './DraftNews.tsx'
export { DraftStatus } from './DraftStatus.tsx'
