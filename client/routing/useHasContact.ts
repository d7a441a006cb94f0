import { useLocation } from 'react-router'
import { isDeskPath } from './isDeskPath.ts'

/** Whether the page offers chat and calls (Contact 12). The admin area, where visitors are answered, does not. */
export const useHasContact = (): boolean => !isDeskPath(useLocation().pathname)
