import { Loading } from '#client/ui/Loading.tsx'

/** Placeholders of six cards. */
export const TODAY_SKELETON = (
  <Loading
    label="The admin area is loading"
    className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
    shape={Array<string>(6).fill('h-22')}
  />
)
