import { createContext } from 'react'

/** The id of the task to scroll to, from the URL, for the rows below. */
export const ScrollTarget = createContext<string | undefined>(undefined)

export function taskAnchor(id: string): string {
  return `task-${id}`
}
