import { usualSharing } from '@bearings/domain/advising/options'
import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useRespond } from '../requests/use-respond.ts'
import { EssayFields } from './essay-fields.tsx'
import { SharingFields } from './sharing-fields.tsx'

type Props = { request: AdvisorRequest; onClose: () => void }

/** What a student decides before an advisor sees anything: with whom, and what. */
export function ConsentDialog({ request: { id, other }, onClose }: Props) {
  const [sharing, setSharing] = useState(usualSharing)
  const [essayIds, setEssayIds] = useState<string[]>([])
  const { approve } = useRespond()
  const { data: waiting } = useQuery(query('GET /advising/requests', { status: 'pending' }))
  const { data: mine } = useQuery(query('GET /advising/link'))
  const isGone = waiting?.next === null && !waiting.requests.some((request) => request.id === id)
  const advisor = mine?.link?.advisor
  const name = other.fullName ?? other.email ?? 'this advisor'

  return (
    <Dialog onClose={onClose} title={`Accept ${name} as your advisor?`}>
      <Stack gap="lg">
        {isGone && !approve.isPending && (
          <Alert color="brass" role="alert">
            This request was withdrawn or has already been answered.
          </Alert>
        )}
        {!isGone && advisor && (
          <Alert color="brass" role="alert">
            {advisor.fullName || advisor.email} is your advisor. You can have one at a time: disconnect on My
            Advisor before you accept {name}.
          </Alert>
        )}
        <Text>
          {name} will see only what you turn on here. You can change this at any time on My Advisor, where you
          also see who looked at what.
        </Text>
        <SharingFields
          sharing={sharing}
          onChange={(part, shown) => setSharing({ ...sharing, [part]: shown })}
        />
        <Stack gap="sm">
          <Title order={3} size="h4">
            Essays
          </Title>
          <EssayFields
            sharedIds={essayIds}
            onChange={(essayId, shown) =>
              setEssayIds(shown ? [...essayIds, essayId] : essayIds.filter((one) => one !== essayId))
            }
          />
        </Stack>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={approve.isPending}
            disabled={isGone || advisor !== undefined}
            onClick={() => approve.mutate({ id, sharing, essayIds }, { onSuccess: onClose })}
          >
            Accept
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
