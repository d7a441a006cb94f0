import { createContext, type ReactNode } from 'react'

/** The menu of guides for pages on which no script runs. Only the server has it, so that it weighs on no page's scripts. */
export const ServerMenu = createContext<ReactNode>(null)
