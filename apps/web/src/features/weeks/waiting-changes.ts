import { kind } from '#platform/waiting/kind.ts'
import { showTick, weeksKey } from './weeks-cache.ts'

/** A weekly task that was checked or unchecked, stored until it is sent. */
export const tickChange = kind<'PATCH /weeks/{start}/tasks/{taskId}'>({
  write: 'PATCH /weeks/{start}/tasks/{taskId}',
  known: (queryClient, { taskId }) => {
    const log = queryClient.getQueryData(weeksKey)
    return log && [log.current, ...log.planned].flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId)
  },
  show: showTick,
})
