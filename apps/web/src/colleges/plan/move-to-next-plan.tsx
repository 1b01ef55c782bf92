import { planLabels } from '@bearings/domain/colleges/rules'
import type { ListEntry } from '@bearings/domain/list/schema'
import { Button } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import { useChangeEntry } from './use-change-entry.ts'
import classes from './move-to-next-plan.module.css'

type Props = {
  entry: Pick<ListEntry, 'id' | 'nextPlan' | 'status'>
  /** Whether it is the main button of its card. */
  isMain?: boolean
}

/**
 * A button for an application that has missed its date, or was deferred: moves it to the plan that it can
 * continue in. Renders nothing if there is none.
 */
export function MoveToNextPlan({ entry, isMain = false }: Props) {
  const { id, nextPlan, status } = entry
  const changeEntry = useChangeEntry()
  if (!nextPlan) return null
  return (
    <Button
      {...(!isMain && { variant: 'light', color: 'sea', size: 'compact-sm', mt: 6 })}
      className={`relative ${classes.move}`}
      onClick={() => changeEntry.mutate({ id, plan: nextPlan.plan, deadline: nextPlan.date })}
    >
      Move to {planLabels[nextPlan.plan]}
      {nextPlan.date && status !== 'Deferred' && `, ${dateInWords(nextPlan.date)}`}
    </Button>
  )
}
