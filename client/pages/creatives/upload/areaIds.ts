/** Element IDs of a campaign's required formats and its file list. */
export const needsId = (lineId: string): string => `${lineId}-needs`
export const filesId = (lineId: string): string => `${lineId}-files`
