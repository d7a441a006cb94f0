import { useLocation } from 'react-router'
import { isDeskPath } from './isDeskPath.ts'

/** Whether the page offers the chat and a call (Contact 12): the admin area, where visitors are answered, does not. */
export const useHasContact = (): boolean => !isDeskPath(useLocation().pathname)
