import type { WeeklyLog } from '@bearings/domain/weeks/schema'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { hasDraft } from '#platform/drafts/drafts.ts'
import { usePreload } from '#platform/loading/preload.ts'
import { useMe } from '#platform/session/me.ts'
import { CurrentWeek } from './current-week.tsx'
import { draftKey, type Editing, lateDrafts } from './editing.ts'
import { loadWeekEditor } from './lazy-week-editor.tsx'
import { PlannedWeeks } from './planned-weeks.tsx'
import { isBlank } from './week-form.ts'
import classes from './weekly-log.module.css'

/** The current and the planned weeks. Only one editor is open at a time, so that *Save* is unambiguous. */
export function WeekCards({ log }: { log: WeeklyLog }) {
  const { userId } = useMe()
  usePreload(loadWeekEditor)
  const [chosen, setChosen] = useState<string | null | undefined>(() => weekWithDraft(userId, log))
  const { weekStartDate } = log.current
  // The editor of an empty week is open until it is closed, and so is one with something to add.
  const first = isBlank(log.current) || lateDrafts(userId, weekStartDate).length > 0 ? weekStartDate : null
  const editing: Editing = {
    // A week that has passed meanwhile is no longer there to be edited.
    start: chosen === undefined || (chosen && chosen < weekStartDate) ? first : chosen,
    open: setChosen,
    close: () => setChosen(null),
  }

  return (
    <Stack gap="md" className={classes.cards}>
      <CurrentWeek log={log} editing={editing} wasOpened={chosen !== undefined} />
      <PlannedWeeks log={log} editing={editing} />
    </Stack>
  )
}

/** Returns the week whose unsaved changes from before a reload are shown at once. */
function weekWithDraft(userId: string, { current, planned, nextPlannable }: WeeklyLog): string | undefined {
  const starts = [current, ...planned].map(({ weekStartDate }) => weekStartDate)
  return [...starts, nextPlannable ?? ''].find((start) => hasDraft(userId, draftKey(start)))
}
