import { Failure } from '@bearings/domain/failure'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { storedSession } from '../session/session-storage.ts'
import { undecided } from './before-sending.ts'
import { conflictsBetween, type Fields, fieldsOf, type ChangeKind } from './change-kind.ts'
import { askWhichToKeep, withdrawQuestions } from './question.ts'
import type { AnyMutation, UnsentChanges } from './unsent-changes.ts'

type Waiting = {
  queryClient: QueryClient
  userId: string
  unsent: UnsentChanges
  /** Shows all unsent changes on top of newly read data. */
  show: () => Promise<void>
}

/**
 * Asks the person, until the signal is aborted, about each unsent change to something that was changed
 * elsewhere meanwhile.
 */
export function askAboutConflicts({ queryClient, userId, unsent, show }: Waiting, signal: AbortSignal) {
  let openQuestions = 0

  const unsubscribeOnline = onlineManager.subscribe((isOnline) => {
    if (isOnline && openQuestions > 0) resumeReading()
  })
  // While a question is open, pages are read: the unsent changes stay visible on top.
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success' && !event.action.manual
    if (openQuestions > 0 && isRead && queryClient.isFetching() === 0) void show()
  })
  signal.addEventListener('abort', () => {
    unsubscribeOnline()
    unsubscribe()
    withdrawQuestions()
  })
  return { mayBeSent }

  /**
   * Returns whether a change may be sent: it overwrites no change made elsewhere, or the person has chosen
   * it.
   */
  async function mayBeSent(mutation: AnyMutation, kind: ChangeKind): Promise<boolean> {
    // Another person has signed in here while the change waited for a retry.
    if ((storedSession()?.user.id ?? userId) !== userId) throw new Failure('UNAUTHORIZED')
    const input = mutation.state.variables as Fields
    const before = unsent.before.get(mutation)
    if (!unsent.waitedOffline.has(mutation) || !before || !kind.now) return true
    const thing = await kind.now(input as never)
    const now = fieldsOf(thing, input)
    if (!thing || !now) return true
    const { fields, isDone } = conflictsBetween(input, before, now)
    if (fields.length === 0) return !isDone
    const inWords = (values: Fields) =>
      fields.map((field) => kind.words?.(field, values[field]) ?? String(values[field])).join(', ')
    undecided.add(input)
    openQuestions += 1
    resumeReading()
    const isMine = await askWhichToKeep({
      about: kind.nameOf?.(thing) ?? '',
      there: inWords(now),
      here: inWords(input),
    }).finally(() => {
      undecided.delete(input)
      openQuestions -= 1
    })
    if (isMine) unsent.setBefore(mutation, now)
    return isMine
  }

  /**
   * Pages are refetched only after all waiting changes are sent; changes that wait for a decision do not
   * block this.
   */
  function resumeReading() {
    queryClient.getQueryCache().onOnline()
  }
}
