import { useSyncExternalStore } from 'react'

/** A change that was made here and has not been sent, and what was done elsewhere meanwhile to the same thing. */
export type Question = {
  /** What both have changed. */
  about: string
  /** In words: what is there now, and what this device would make of it. */
  there: string
  here: string
  answer: (choice: 'here' | 'there') => void
}

let open: readonly Question[] = []
const listeners = new Set<() => void>()

/** Asks the person which of the two is to stay; whether it is theirs of here. */
export function ask(question: Omit<Question, 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const asked: Question = {
      ...question,
      answer: (choice) => {
        show(open.filter((other) => other !== asked))
        resolve(choice === 'here')
      },
    }
    show([...open, asked])
  })
}

/** Nobody is left to ask; the changes stay unsent. */
export function withdrawQuestions(): void {
  show([])
}

/** All open questions, the oldest first. */
export function openQuestions(): readonly Question[] {
  return open
}

/** The question that has waited longest for its answer. */
export function useQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => openQuestions()[0] ?? null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function show(questions: readonly Question[]) {
  open = questions
  for (const listener of listeners) listener()
}
