import { planLabels } from '@bearings/domain/colleges/rules'
import type { ListEntry } from '@bearings/domain/list/schema'
import { Button } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import { useChangeEntry } from '../use-change-entry.ts'
import classes from './plan-and-deadline.module.css'

/**
 * A button for an application that has missed its date, or was deferred: moves it to the plan that it can
 * continue in. Renders nothing if there is none.
 */
export function MoveToNextPlan({ entry }: { entry: Pick<ListEntry, 'id' | 'nextPlan' | 'status'> }) {
  const { id, nextPlan, status } = entry
  const changeEntry = useChangeEntry()
  if (!nextPlan) return null
  return (
    <Button
      variant="light"
      color="sea"
      size="compact-sm"
      mt={6}
      className={classes.move}
      onClick={() => changeEntry.mutate({ id, plan: nextPlan.plan, deadline: nextPlan.date })}
    >
      Move to {planLabels[nextPlan.plan]}
      {nextPlan.date && status !== 'Deferred' && `, ${dateInWords(nextPlan.date)}`}
    </Button>
  )
}
