import type { AnswerCard } from '#features/library/content/answers.ts'
import { collegeWord, examples, type Wanted } from './examples.ts'
import { type Entry, questionIndex } from './question-index.ts'

/** What a question may be: one that a card answers, or one for a tool. */
export type Meant = { card: AnswerCard } | { tool: Wanted }
/** `chance` is how likely it is meant, from 0 to 1. */
export type Reading = Meant & { chance: number }

const routers = new WeakMap<readonly AnswerCard[], Promise<Router>>()
export type Router = Awaited<ReturnType<typeof createRouter>>

/** Returns the router of these cards, which is made once. */
export function routerOf(cards: readonly AnswerCard[]): Promise<Router> {
  const router = routers.get(cards) ?? createRouter(cards)
  routers.set(cards, router)
  return router
}

/** Finds what a question may be. */
export async function createRouter(cards: readonly AnswerCard[]) {
  const meanings: Meant[] = [...cards.map((card) => ({ card })), ...examples.map((tool) => ({ tool }))]
  const index = await questionIndex([...cards.map(entryOfCard), ...examples.map(entryOfTool)])
  return {
    /** Returns the likeliest readings of a question, the likeliest first. */
    read(text: string, most = 6): Reading[] {
      const chances = index.chances(text)
      return meanings
        .map((meant, at) => ({ ...meant, chance: chances[at]! }))
        .toSorted((one, other) => other.chance - one.chance)
        .slice(0, most)
    },
  }
}

function entryOfCard({ topic, question, ask, markdown, spanish = '', slug }: AnswerCard): Entry {
  return { topic, question, ask: ask.map(asCompared), answer: `${markdown} ${spanish} ${slug}` }
}

/** Puts the word for any college in the place of the X of a way to ask. */
export const asCompared = (way: string) => way.replace(/\bX\b/g, collegeWord)

function entryOfTool({ kind, ask }: (typeof examples)[number]): Entry {
  return { topic: kind, question: ask[0] ?? '', ask, answer: ask.join(' ') }
}
