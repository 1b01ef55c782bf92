import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { dateInWords, dayIn } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Chip } from '#ui/chip.tsx'
import { type Queue, usePlace } from './use-place.ts'
import { standingWords } from './words.ts'

type Props = { essayId: string; student: string; queue: Queue | undefined }

/** What the student waits for, with the answer that needs no comment. */
export function StandingLine({ essayId, student, queue }: Props) {
  const { timeZone } = useMe()
  const { data } = usePlace(essayId, queue)
  const nothing = useMutation({
    ...sentNow('POST /essays/{id}/nothing-to-say', 'Not sent'),
    onSuccess: () => notify({ title: `${student} is told that you have nothing to add` }),
  })
  if (!data) return null
  const { standing, since, byOn } = data
  const { words, tone } = standingWords[standing]
  return (
    <>
      <span>
        <Chip tone={tone}>{words}</Chip> since {dayIn(timeZone, since)}
        {byOn && `, needed by ${dateInWords(byOn)}`}
      </span>
      {standing !== 'nothing' && (
        <Button
          variant="default"
          size="sm"
          className="no-print"
          loading={nothing.isPending}
          onClick={() => nothing.mutate({ id: essayId })}
        >
          Nothing to Add
        </Button>
      )}
    </>
  )
}
