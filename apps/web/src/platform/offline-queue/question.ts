import { useSyncExternalStore } from 'react'

/** A question about an unsent change made here and a change made elsewhere to the same thing. */
export type Question = {
  /** The name of the thing that was changed in both places. */
  about: string
  /** In words: the current values, and the values of the unsent change. */
  there: string
  here: string
  answer: (choice: 'here' | 'there') => void
}

let open: readonly Question[] = []
const listeners = new Set<() => void>()

/** Asks the person which of the two to keep. Resolves to `true` if they choose the change made here. */
export function askWhichToKeep(texts: Omit<Question, 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const question: Question = {
      ...texts,
      answer: (choice) => {
        setOpen(open.filter((other) => other !== question))
        resolve(choice === 'here')
      },
    }
    setOpen([...open, question])
  })
}

/** Closes all questions without an answer; the changes stay unsent. */
export function withdrawQuestions(): void {
  setOpen([])
}

/** Returns all open questions, the oldest first. */
export function openQuestions(): readonly Question[] {
  return open
}

/** Returns the oldest open question. */
export function useQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => openQuestions()[0] ?? null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function setOpen(questions: readonly Question[]) {
  open = questions
  for (const listener of listeners) listener()
}
