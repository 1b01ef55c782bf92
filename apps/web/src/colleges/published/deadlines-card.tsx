import type { School } from '@bearings/domain/colleges/catalog/schema'
import {
  asOf,
  audienceInWords,
  endsRolling,
  forbiddenInWords,
  roundLabels,
} from '@bearings/domain/colleges/rules'
import type { Deadline } from '@bearings/domain/colleges/schema'
import { endInWords } from '@bearings/domain/deadlines/rules'
import { Card, Title } from '@mantine/core'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { useCycle } from '../use-cycle.ts'
import { reliabilityInWords, sourceOf, undatedInWords } from './deadline-words.ts'
import { UsualAnswer } from './usual-answer.tsx'
import classes from './deadlines-card.module.css'

type Props = {
  /** The college, for whom its rounds are, what they forbid and when they are answered. */
  school: Pick<School, 'state' | 'earlyForbids' | 'decisions'>
  deadlines: readonly Deadline[]
  today: string
}

/** The closing date of each round, and how reliable it is. */
export function DeadlinesCard({ school, deadlines, today }: Props) {
  return (
    <Card component="section" aria-labelledby="closing-dates">
      <Title order={2} id="closing-dates">
        Closing dates
      </Title>
      <Rounds school={school} deadlines={deadlines} today={today} />
    </Card>
  )
}

function Rounds({ school, deadlines, today }: Props) {
  const cycle = useCycle()
  const known = deadlines
    .map((deadline) => asOf(cycle, deadline))
    .toSorted((one, other) => (one.date ?? '9999').localeCompare(other.date ?? '9999'))

  return (
    <ul className="above-2">
      {known.map((deadline) => (
        <li key={`${deadline.round} ${deadline.cycle}`} className={`ruled row gap-4 ${classes.round}`}>
          {deadline.date ? (
            <CalendarDate date={deadline.date} />
          ) : (
            <span className={`column-label rigid ${classes.open}`}>{undatedInWords(deadline)}</span>
          )}
          <div>
            <div className="strong">
              {endsRolling(deadline) ? 'Rolling until this day' : roundLabels[deadline.round]}
            </div>
            <RoundRules school={school} deadline={deadline} />
            <div className="secondary">
              <em>{reliabilityInWords(deadline, today)}. </em>
              {sourceOf(deadline)}
              {deadline.timeZone && `. ${endInWords({ ...deadline, done: false })}`}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Whom a round is for, what it forbids beside it, and when it is usually answered, as far as that is known. */
function RoundRules({ school, deadline }: { school: Props['school']; deadline: Deadline }) {
  const { round, audience } = deadline
  const isFree = round === 'early_action' || round === 'restrictive_early_action'
  const rules = [
    audienceInWords(audience, school.state),
    isFree ? forbiddenInWords(school.earlyForbids) : null,
  ]
  const decision = school.decisions.find((each) => each.round === round)
  return (
    <>
      {rules.map((words) => words && <div key={words}>{words}</div>)}
      {decision && (
        <div>
          <UsualAnswer decision={decision} />
        </div>
      )}
    </>
  )
}
