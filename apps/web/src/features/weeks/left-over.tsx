import { unfinishedOf } from '@bearings/domain/weeks/rules'
import type { Week } from '@bearings/domain/weeks/schema'
import { Button, Text } from '@mantine/core'
import { leftInWords } from './words.ts'
import classes from './weekly-log.module.css'

type Props = { week: Week; current: string; pending: boolean; onCarryOver: () => void }

/** The unfinished tasks of an earlier week, with a button that carries them over. */
export function LeftOver({ week, current, pending, onCarryOver }: Props) {
  const texts = unfinishedOf(week.tasks).map(({ text }) => text)
  return (
    <div className={`wrap-anywhere cluster spread ${classes.leftOver}`}>
      <Text size="sm" lineClamp={3}>
        {leftInWords(texts, week.weekStartDate, current)}
      </Text>
      <Button variant="default" size="sm" loading={pending} onClick={onCarryOver} className={classes.control}>
        Carry over
      </Button>
    </div>
  )
}
