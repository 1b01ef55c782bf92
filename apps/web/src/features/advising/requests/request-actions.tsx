import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { mutation, query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { useRespond } from './use-respond.ts'

type Props = {
  requestId: string
  notificationId: string
  /** Called when a student accepts, who chooses what the advisor sees before the request is accepted. */
  onAccept: (request: AdvisorRequest) => void
}

/** Accept and Decline for a notification's request, while it is pending. */
export function RequestActions({ requestId, notificationId, onAccept }: Props) {
  const { role } = useMe()
  const { data } = useQuery(query('GET /advising/requests', { status: 'pending' }))
  const { approve, reject } = useRespond()
  const read = useMutation(mutation('POST /notifications/{id}/read'))
  const request = data?.requests.find(({ id }) => id === requestId)
  if (!request) return null

  function accept(pending: AdvisorRequest) {
    // Answering a request also marks its notification as read.
    read.mutate({ id: notificationId })
    if (role === 'student') onAccept(pending)
    else approve.mutate({ id: requestId })
  }

  function decline() {
    read.mutate({ id: notificationId })
    reject.mutate({ id: requestId })
  }

  return (
    <Group gap={8} pb={10}>
      <Button
        size="compact-sm"
        mih={{ base: 44, sm: 30 }}
        variant="light"
        color="sea"
        loading={approve.isPending}
        onClick={() => accept(request)}
      >
        Accept
      </Button>
      <Button
        size="compact-sm"
        mih={{ base: 44, sm: 30 }}
        variant="default"
        loading={reject.isPending}
        onClick={decline}
      >
        Decline
      </Button>
    </Group>
  )
}
