import { changeKind } from '#platform/offline-queue/change-kind.ts'
import { showTick, weeksKey } from './weeks-cache.ts'

/** A weekly task that was checked or unchecked, stored until it is sent. */
export const tickChange = changeKind<'PATCH /weeks/{start}/tasks/{taskId}'>({
  write: 'PATCH /weeks/{start}/tasks/{taskId}',
  known: (queryClient, { taskId }) => {
    const log = queryClient.getQueryData(weeksKey)
    return log && [log.current, ...log.planned].flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId)
  },
  show: showTick,
})
