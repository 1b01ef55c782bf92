import { createContext } from 'react'

/** The id of the task that the address leads to, for the rows below. */
export const Sought = createContext<string | undefined>(undefined)

/** The id of a task's row in the page. */
export function taskAnchor(id: string): string {
  return `task-${id}`
}
