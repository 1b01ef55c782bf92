import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { planLabels } from '@bearings/domain/schools/rules'
import { Button } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import { useChangeEntry } from './use-change-entry.ts'
import classes from './plan-and-deadline.module.css'

/**
 * A button for an application that has missed its date: moves it to the next open plan. Renders nothing if
 * there is none.
 */
export function MoveToNextPlan({ entry: { id, nextPlan } }: { entry: Pick<ListEntry, 'id' | 'nextPlan'> }) {
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
      Move to {planLabels[nextPlan.plan]}, {dateInWords(nextPlan.date)}
    </Button>
  )
}
