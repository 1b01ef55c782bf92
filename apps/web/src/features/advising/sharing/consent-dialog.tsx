import { usualSharing } from '@bearings/domain/advising/options'
import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useRespond } from '../requests/use-respond.ts'
import { EssayFields } from './essay-fields.tsx'
import { SharingFields } from './sharing-fields.tsx'

type Props = { request: AdvisorRequest; onClose: () => void }

/** What a student decides before an advisor sees anything: with whom, and what. */
export function ConsentDialog({ request: { id, other }, onClose }: Props) {
  const [sharing, setSharing] = useState(usualSharing)
  const [essayIds, setEssayIds] = useState<string[]>([])
  const { approve } = useRespond()
  const name = other.fullName ?? other.email

  return (
    <Modal opened onClose={onClose} title={`Accept ${name} as your advisor?`} size="lg">
      <Stack gap="lg">
        <Text>
          {name} sees what you switch on here, and nothing else. You can change it at any time on My Advisor,
          where you also see who looked at what.
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
            onClick={() => approve.mutate({ id, sharing, essayIds }, { onSuccess: onClose })}
          >
            Accept
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
