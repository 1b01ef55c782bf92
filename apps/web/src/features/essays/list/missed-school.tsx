import { isUnsent } from '@bearings/domain/list/rules'
import { monthDay } from '@bearings/domain/words'
import { Group, Text } from '@mantine/core'
import { MoveToNextPlan } from '#colleges/plan/move-to-next-plan.tsx'
import type { School } from './arrange.ts'
import classes from './missed-school.module.css'

/** Says that a school's day has passed, with the way on that is still open; nothing if there is none. */
export function MissedSchool({ school }: { school: School }) {
  const { status, deadline, nextPlan } = school
  if (!nextPlan || !deadline || !isUnsent(status)) return null
  return (
    <Group gap="4px 12px" className={classes.missed!}>
      <Text size="sm">Its date, {monthDay(deadline)}, has passed.</Text>
      <MoveToNextPlan entry={school} />
    </Group>
  )
}
