import { createContext } from 'react'

/** Opens the command bar from anywhere inside the shell. */
export const JumpTo = createContext<() => void>(() => {})
