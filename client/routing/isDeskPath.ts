/** Whether a page is where the desk works (Contact 12): no chat stands there, and nothing of it is a visit. */
export const isDeskPath = (path: string): boolean => path.includes('/admin')
