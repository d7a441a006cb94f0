/** Where the needs of a campaign stand on the page, and its list of files. */
export const needsId = (lineId: string): string => `${lineId}-needs`
export const filesId = (lineId: string): string => `${lineId}-files`
