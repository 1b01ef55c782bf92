import { planLabels } from '@bearings/domain/colleges/rules'
import type { PastedMajor } from '@bearings/domain/list/pasted/major'
import type { PastedSchool } from '@bearings/domain/list/pasted/pasted'
import { NativeSelect } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import type { Choice, Row } from './use-pasted-rows.ts'
import classes from './paste-list-dialog.module.css'

type Props = {
  row: Row
  /** Why the server has refused the school. */
  refusal: string | undefined
  onChoose: (choice: Choice) => void
}

const leaveOut = 'leave-out'
const byHand = 'by-hand'
const undecided = ''

/** A pasted line, and a select for the college that it means. */
export function PastedRow({ row, refusal, onChoose }: Props) {
  const { school, found, choice } = row
  const { name } = school
  const note = notesOn(row).join(' · ')
  return (
    <li className={`ruled stack items-center ${classes.row}`}>
      <div className="shrinks">
        <span className="wrap-anywhere block strong">{name}</span>
        {note && <span className="detail line-18">{note}</span>}
        {doubtsOn(row).map((doubt) => (
          <span key={doubt} className="detail line-18">
            {doubt}
          </span>
        ))}
        {refusal && <span className="detail line-18 coral">Not added: {refusal}</span>}
      </div>
      {found ? (
        <NativeSelect
          aria-label={`College for ${name}`}
          value={choice === null ? leaveOut : (choice ?? undecided)}
          data={[
            ...(choice === undefined
              ? [{ value: undecided, label: found.length === 0 ? 'No college found' : 'Choose a college' }]
              : []),
            ...found.map((college) => ({
              value: String(college.unitid),
              label: [college.name, college.state].filter(Boolean).join(' · '),
            })),
            { value: byHand, label: 'Add it by hand, as written' },
            { value: leaveOut, label: 'Leave out' },
          ]}
          onChange={({ currentTarget: { value } }) => {
            if (value !== undecided) onChoose(choiceOf(value))
          }}
        />
      ) : (
        <span className="detail line-18">Looking it up…</span>
      )}
    </li>
  )
}

function choiceOf(value: string): Choice {
  if (value === leaveOut) return null
  return value === byHand ? byHand : Number(value)
}

function notesOn({ school: { plan, status, deadline }, major, isListed }: Row): string[] {
  const notes = [plan && planLabels[plan], deadline && dateInWords(deadline), major?.title]
  return [...notes, isListed ? 'On your list already' : status].filter((note) => typeof note === 'string')
}

const doubts: Record<NonNullable<PastedMajor['doubt']>, string> = {
  unknown: 'The list of majors has no such major. It is added as written.',
  'not-taught': 'This college is not known to offer this major. It is added anyway.',
}

/** Returns what is not added as it is written, or may be a mistake. */
function doubtsOn({ school, major, unread }: Row): string[] {
  return [
    ...(major?.doubt ? [doubts[major.doubt]] : []),
    ...leftOut(school, unread).map((text) => `Left out: ${text}`),
  ]
}

function leftOut({ unreadDate }: PastedSchool, unread: readonly string[]): string[] {
  return unreadDate === null ? [...unread] : [`“${unreadDate}” is not a date`, ...unread]
}
