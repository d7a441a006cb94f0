// The planner's billboard code, in one chunk.
export { FittingScreens } from './FittingScreens.tsx'
export { SlotRoomNote } from './steps/region/SlotRoomNote.tsx'
