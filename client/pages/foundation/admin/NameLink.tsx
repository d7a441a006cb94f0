import { Link } from 'react-router'
import { FINGER_LINK } from './fingerLink.ts'

/** The name of a row, as a link that opens it. */
export const NameLink = ({ to, name }: { to: string; name: string }) => (
  <Link
    to={to}
    className={`font-semibold wrap-anywhere text-cobalt underline-offset-3 hover:underline ${FINGER_LINK}`}
  >
    {name}
  </Link>
)
