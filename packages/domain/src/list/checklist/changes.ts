import { isOfKind } from './labels.ts'
import type { AskedItem, AskedKind, ChecklistItem } from './schema.ts'

/** What a student may press to fit a checklist to what the college asks. */
export type OfferedChanges = {
  add: AskedItem[]
  remove: ChecklistItem[]
  /** The kinds of all of them. */
  kinds: AskedKind[]
}

/**
 * Returns the items to offer, and those to offer to take off. Whatever a student has ticked, dated, renamed or added by
 * themselves stays, and of a kind that they left alone nothing is offered.
 */
export function checklistChanges(
  asked: readonly AskedItem[],
  items: readonly ChecklistItem[],
  leftAlone: readonly AskedKind[],
): OfferedChanges {
  const open = asked.filter(({ kind }) => !leftAlone.includes(kind))
  const add = open.filter(
    ({ kind, need }) => need === 'required' && !items.some((item) => isOfKind(item, kind)),
  )
  const off = open
    .filter(({ need }) => need === 'none')
    .flatMap(({ kind, label }) =>
      items
        .filter((item) => isOfKind(item, kind) && isUntouched(item, label))
        .map((item) => ({ kind, item })),
    )
  return { add, remove: off.map(({ item }) => item), kinds: [...add, ...off].map(({ kind }) => kind) }
}

function isUntouched({ done, dueOn, label }: ChecklistItem, given: string): boolean {
  return !done && dueOn === null && label === given
}

/** Returns what the college asks in the part that an item is about; `undefined` where that is not known. */
export function askedFor(item: ChecklistItem, asked: readonly AskedItem[]): AskedItem | undefined {
  return asked.find(({ kind }) => isOfKind(item, kind))
}
