import { askBy, countSent, isWriting, overdueSchools, nextNeeded } from '@bearings/domain/recommenders/rules'
import type { ShownLetterSchool, ShownRecommender } from '@bearings/domain/recommenders/schema'
import { inProse, shortMonthDay } from '@bearings/domain/words'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Chip } from '#ui/chip.tsx'
import { urgencyOf } from '#ui/urgency.ts'
import classes from './recommenders.module.css'

type Props = {
  recommender: ShownRecommender
  schools: readonly ShownLetterSchool[]
  today: string
  /** Whether the reader is the student's advisor, who does not ask recommenders. */
  isAdvised?: boolean
}

/** When a recommender's next letter is due, and what to do about it. */
export function NeededBy({ recommender, schools, today, isAdvised = false }: Props) {
  const missed = overdueSchools(recommender, schools, today)
  const next = nextNeeded(recommender, schools, today)
  const ask = askBy(recommender, schools, today)
  const near = next && urgencyOf(next.deadline, today)
  const { sent, of } = countSent(recommender.letters, schools)

  if (missed.length === 0 && !next)
    return (
      <span className={`faint ${classes.note}`}>
        {!isWriting(recommender) ? 'Not writing' : of > 0 && sent < of ? 'No deadline ahead' : ''}
      </span>
    )
  return (
    <>
      {next && <CalendarDate date={next.deadline} />}
      <span className={classes.near}>
        {near && <Chip tone={near.tone}>{near.words}</Chip>}
        {next && <span className={`faint ${classes.note}`}>Needed by {next.name}</span>}
        {ask && (
          <span className={`faint ${classes.note}`}>
            {isAdvised ? 'Not asked yet' : askInWords(ask, today)}
          </span>
        )}
        {missed.length > 0 && (
          <span className="coral text-small strong">
            Deadline passed: {inProse(missed.map(({ name }) => name))}
          </span>
        )}
      </span>
    </>
  )
}

function askInWords(ask: string, today: string): string {
  return ask <= today
    ? 'Ask today: four weeks’ notice is usual'
    : `Ask by ${shortMonthDay(ask)}, four weeks before`
}
