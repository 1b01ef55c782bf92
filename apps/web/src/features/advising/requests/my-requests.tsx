import type { RequestStatus } from '@bearings/domain/advising/options'
import { mayAnswer } from '@bearings/domain/advising/requests/policy'
import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { Button, Card, Text } from '@mantine/core'
import { useId } from 'react'
import { Chip, type Tone } from '#ui/chip.tsx'
import { RequestRow } from './request-row.tsx'
import { RequestsList } from './requests-list.tsx'
import { RequestsSection } from './requests-section.tsx'
import { useRespond } from './use-respond.ts'
import { WaitingRequest } from './waiting-request.tsx'

const outcomes: Record<Exclude<RequestStatus, 'pending'>, { tone: Tone; words: string }> = {
  approved: { tone: 'kelp', words: 'Approved' },
  rejected: { tone: 'plain', words: 'Rejected' },
  withdrawn: { tone: 'plain', words: 'Withdrawn' },
  expired: { tone: 'plain', words: 'Expired' },
}

type Props = {
  /** Opens the dialog in which the student chooses what the advisor sees. */
  onAccept: (request: AdvisorRequest) => void
}

/** A student's requests, received and sent, of every status. */
export function MyRequests({ onAccept }: Props) {
  return (
    <RequestsList
      empty={
        <Card>
          <Text>No advisor requests found.</Text>
          <Text c="dimmed" size="sm">
            An advisor can find you by your student ID, or you can ask an advisor by email.
          </Text>
        </Card>
      }
    >
      {(requests) => (
        <RequestsSection heading="My Requests">
          {requests.map((request) => (
            <MyRequest key={request.id} request={request} onAccept={() => onAccept(request)} />
          ))}
        </RequestsSection>
      )}
    </RequestsList>
  )
}

function MyRequest({ request, onAccept }: { request: AdvisorRequest; onAccept: () => void }) {
  const { reject } = useRespond()
  const titleId = useId()
  const { id, status } = request
  const isMine = !mayAnswer(request, { role: 'student' })

  return (
    <RequestRow request={request} titleId={titleId}>
      {status !== 'pending' ? (
        <Chip tone={outcomes[status].tone}>{outcomes[status].words}</Chip>
      ) : isMine ? (
        <WaitingRequest request={request} titleId={titleId} on="advisor" />
      ) : (
        <>
          <Button variant="light" color="sea" aria-describedby={titleId} onClick={onAccept}>
            Accept
          </Button>
          <Button
            variant="default"
            aria-describedby={titleId}
            loading={reject.isPending}
            onClick={() => reject.mutate({ id })}
          >
            Decline
          </Button>
        </>
      )}
    </RequestRow>
  )
}
