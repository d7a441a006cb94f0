/** Whether the desk works on a page (Contact 12): no chat is offered there, and its views are not logged. */
export const isDeskPath = (path: string): boolean => path.includes('/admin')
