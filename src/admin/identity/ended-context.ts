import { createContext } from 'react'

/** Whether the sign-in ran out while the page was open. */
export const EndedContext = createContext(false)
