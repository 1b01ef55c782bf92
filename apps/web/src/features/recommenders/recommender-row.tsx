import { stateLabels } from '@bearings/domain/recommenders/options'
import { countSent, isWriting } from '@bearings/domain/recommenders/rules'
import type { LetterSchool, Recommender } from '@bearings/domain/recommenders/schema'
import { Button, Progress } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { NeededBy } from './needed-by.tsx'
import { aboutOf, sentInWords, stateTones } from './words.ts'
import classes from './recommenders.module.css'

type Props = {
  recommender: Recommender
  schools: readonly LetterSchool[]
  today: string
  onDelete: () => void
  /** The request to them. */
  children: ReactNode
}

/** One recommender. The whole row opens the dialog that edits them. */
export function RecommenderRow({ recommender, schools, today, onDelete, children }: Props) {
  const { id, name, state, askedOn, thanked, letters } = recommender
  const { sent, of } = countSent(letters, schools)
  const isDone = isWriting(recommender) && of > 0 && sent === of
  const edit = { to: '/recommenders', search: { edit: id } } as const
  const navigate = useNavigate()
  const named = useId()

  return (
    <li className={`hover-row ruled stack items-center ${classes.row}`}>
      <div className={classes.person}>
        <RowLink {...edit} id={named} className={`font-heading text-name ${classes.name}`}>
          {name}
        </RowLink>
        <span className="detail wrap-anywhere">{aboutOf(recommender)}</span>
      </div>
      <div className={classes.state}>
        <Chip tone={stateTones[state]}>{stateLabels[state]}</Chip>
        {askedOn && state !== 'planned' && (
          <span className={`faint ${classes.note}`}>Asked {dateInWords(askedOn)}</span>
        )}
      </div>
      <div className={`row gap-3 ${classes.needed}`}>
        <NeededBy recommender={recommender} schools={schools} today={today} />
      </div>
      <div className={`${classes.sent} figures`}>
        {isWriting(recommender) && sentInWords(letters, schools)}
        {isWriting(recommender) && of > 0 && (
          <Progress.Root size={4} mt={6} aria-hidden>
            <Progress.Section withAria={false} value={(sent / of) * 100} color="kelp" />
          </Progress.Root>
        )}
        {isDone && <span className={`faint ${classes.note}`}>{thanked ? 'Thanked' : 'Say thank you'}</span>}
      </div>
      <div className={`flex gap-1 ${classes.actions}`}>
        <Button variant="default" size="sm" aria-describedby={named} onClick={() => void navigate(edit)}>
          Edit
        </Button>
        <Button variant="subtle" color="coral" size="sm" aria-describedby={named} onClick={onDelete}>
          Delete
        </Button>
      </div>
      <div className={`raised whole-row ${classes.asking}`}>{children}</div>
    </li>
  )
}
