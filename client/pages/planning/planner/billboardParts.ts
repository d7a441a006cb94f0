// What billboards alone need of the planner, in one script.
export { FittingScreens } from './FittingScreens.tsx'
export { SlotRoomNote } from './steps/region/SlotRoomNote.tsx'
