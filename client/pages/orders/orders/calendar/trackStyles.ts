/** A label, then the weeks; on small screens one below the other. */
export const TRACK_COLUMNS = 'grid gap-x-4 lg:grid-cols-[15rem_minmax(0,1fr)]'
