import { isDone, ruleAgainstAnswering } from '@bearings/domain/letters/rules'
import type { Desk, DeskRequest } from '@bearings/domain/letters/schema'
import { namesIn } from '@bearings/domain/names'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { Attached } from '../attached.tsx'
import { Answer } from './answer.tsx'
import { Colleges } from './colleges.tsx'
import { isUnneeded, stateOf, waiverWords } from './words.ts'

type Props = { code: string; request: DeskRequest; onChange: (desk: Desk) => void; isFirst: boolean }

/** One student's request: what they gave to read, by when, and what the recommender answers. */
export function RequestCard({ code, request, onChange, isFirst }: Props) {
  const { student, wantedBy, promisedOn, state, waiver, attached, colleges } = request
  const { words, tone } = stateOf(request)
  const areSent = isDone({ state, letters: colleges })
  const titleId = useId()
  const [first] = namesIn(student)
  const isEnded = ruleAgainstAnswering(request) !== null || isUnneeded(request)
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Stack gap="md">
        <div>
          <div className="cluster spread gap-3 row-gap-1">
            <Title order={2} id={titleId} className="wrap-anywhere">
              {student}
            </Title>
            <Chip tone={tone}>{words}</Chip>
          </div>
          <Text size="sm" c="dimmed">
            {isEnded
              ? `${first} no longer needs a letter from you.`
              : `Needed by ${dateInWords(wantedBy)}${promisedOn ? `; you promised it by ${dateInWords(promisedOn)}` : ''}. ${first} ${waiverWords[waiver]}.`}
          </Text>
        </div>
        {!isEnded && (
          <>
            <Attached attached={attached} isFolded={areSent || state === 'declined'} />
            {!areSent && <Answer {...{ code, request, onChange, isFirst }} describedBy={titleId} />}
            {state !== 'declined' && <Colleges code={code} request={request} onChange={onChange} />}
          </>
        )}
      </Stack>
    </Card>
  )
}
