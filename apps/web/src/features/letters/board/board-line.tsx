import { standingNames, waiverNames } from '@bearings/domain/letters/options'
import type { BoardRow } from '@bearings/domain/letters/schema'
import { Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { dateInWords } from '#platform/dates.ts'
import { sentNow } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { Chip } from '#ui/chip.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { standingTones } from './words.ts'

/** One recommender of one student. Of the counselor's own letters, each college can be ticked. */
export function BoardLine({ row }: { row: BoardRow }) {
  const { studentId, student, recommender, kind, standing, wantedBy, promisedOn, sent, of, waiver } = row
  return (
    <tr>
      <th scope="row">
        <LinkAnchor to="/advisor/students/$studentId" params={{ studentId }}>
          {student}
        </LinkAnchor>
      </th>
      <td data-label="Who writes" className="wrap-anywhere">
        {recommender}
        {kind === 'counselor' && <span className="detail">Counselor</span>}
      </td>
      <td data-label="Status">
        <Chip tone={standingTones[standing]}>{standingNames[standing]}</Chip>
        {row.reason && <span className="detail wrap-anywhere">{row.reason}</span>}
      </td>
      <td data-label="By" data-empty={wantedBy === null || undefined}>
        {wantedBy && (promisedOn ? `${dateInWords(promisedOn)}, promised` : dateInWords(wantedBy))}
      </td>
      <td data-label="Right to read" data-empty={waiver === null || undefined}>
        {waiver && waiverNames[waiver]}
      </td>
      <td data-label="Sent" className="figures">
        {of > 0 ? `${sent} of ${of}` : standing === 'ended' ? 'None needed' : 'No school chosen'}
        {row.colleges.map((college) => (
          <OwnLetter
            key={college.entryId}
            recommenderId={row.recommenderId}
            student={student}
            college={college}
          />
        ))}
      </td>
    </tr>
  )
}

type OwnProps = { recommenderId: string; student: string; college: BoardRow['colleges'][number] }

function OwnLetter({ recommenderId: id, student, college: { entryId, name, sentOn, saidBy } }: OwnProps) {
  const today = useToday()
  const say = useMutation(sentNow('PUT /letters/board/{id}/letters/{entryId}', 'Not saved'))
  const who =
    saidBy === 'counselor'
      ? 'the counselor says'
      : saidBy === 'student'
        ? 'the student says'
        : 'said with a link'
  return (
    <Checkbox
      mt="xs"
      color="kelp"
      radius="xs"
      label={name}
      aria-label={`Counselor letter of ${student} sent to ${name}`}
      description={sentOn && `Sent ${dateInWords(sentOn)}, ${who}`}
      disabled={say.isPending}
      checked={sentOn !== null}
      onChange={({ currentTarget }) =>
        say.mutate({ id, entryId, sentOn: currentTarget.checked ? today : null })
      }
    />
  )
}
