import type { Child } from '@bearings/domain/family/schema'
import { namesIn } from '@bearings/domain/names'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'

/** Which of several students was looked at last, for as long as the tab is open. */
const key = 'bearings.child'

/** Returns the student whom the page is about, of all who share something with this guardian. */
export function useChild() {
  const { data: children } = useSuspenseQuery(query('GET /family/children'))
  const [chosen, setChosen] = useState(lastChild)
  const choose = (id: string) => {
    rememberChild(id)
    setChosen(id)
  }
  return { child: children.find(({ id }) => id === chosen) ?? children[0], children, choose }
}

export function rememberChild(id: string): void {
  try {
    window.sessionStorage.setItem(key, id)
  } catch {
    // Without storage, every page begins with the first.
  }
}

function lastChild(): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function givenName({ fullName }: Pick<Child, 'fullName'>): string {
  return namesIn(fullName)[0]!
}
