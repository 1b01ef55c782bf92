import { mayAnswer } from '@bearings/domain/advising/requests/policy'
import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { Button, Stack } from '@mantine/core'
import { IconMailQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { query } from '#platform/queries/api.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { RequestRow } from './request-row.tsx'
import { RequestsList } from './requests-list.tsx'
import { RequestsSection } from './requests-section.tsx'
import { useRespond } from './use-respond.ts'
import { WaitingRequest } from './waiting-request.tsx'

const advisor = { role: 'advisor' } as const

/** An advisor's pending requests, received from students and sent to them. */
export function RequestsTab() {
  return (
    <RequestsList status="pending" empty={<NoRequests />}>
      {(requests) => {
        const received = requests.filter((request) => mayAnswer(request, advisor))
        const sent = requests.filter((request) => !mayAnswer(request, advisor))
        return (
          <Stack gap="lg">
            {received.length > 0 && (
              <RequestsSection heading="Received">
                {received.map((request) => (
                  <Received key={request.id} request={request} />
                ))}
              </RequestsSection>
            )}
            {sent.length > 0 && (
              <RequestsSection heading="Sent">
                {sent.map((request) => (
                  <Sent key={request.id} request={request} />
                ))}
              </RequestsSection>
            )}
          </Stack>
        )
      }}
    </RequestsList>
  )
}

function Received({ request }: { request: AdvisorRequest }) {
  const { approve, reject } = useRespond()
  const { data: summary } = useQuery(query('GET /advising/summary'))
  const titleId = useId()
  const { id } = request
  return (
    <RequestRow request={request} titleId={titleId}>
      <Button
        variant="light"
        color="sea"
        aria-describedby={titleId}
        loading={approve.isPending}
        disabled={summary?.awaitsApproval === true}
        onClick={() => approve.mutate({ id })}
      >
        Approve
      </Button>
      <Button
        variant="default"
        aria-describedby={titleId}
        loading={reject.isPending}
        onClick={() => reject.mutate({ id })}
      >
        Reject
      </Button>
    </RequestRow>
  )
}

function Sent({ request }: { request: AdvisorRequest }) {
  const titleId = useId()
  return (
    <RequestRow request={request} titleId={titleId}>
      <WaitingRequest request={request} titleId={titleId} on="student" />
    </RequestRow>
  )
}

function NoRequests() {
  return (
    <EmptyState icon={IconMailQuestion} title="No pending requests." action={null}>
      Requests from students, and requests you sent that are waiting for an answer, appear here.
    </EmptyState>
  )
}
