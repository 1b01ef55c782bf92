import type { Refusals } from '@bearings/domain/people/schema'
import { counted } from '@bearings/domain/words'
import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'

/** Says from which networks people were refused at sign-in, and what to set if it is a school. Usually nothing. */
export function RefusedNotice() {
  const { data } = useQuery(query('GET /people/refusals'))
  const [isOpen, setOpen] = useState(false)
  if (!data || data.networks.length === 0) return null

  return (
    <>
      <Notice
        icon={<Icon of={IconSchool} />}
        action={
          <Button variant="default" onClick={() => setOpen(true)}>
            This is our school
          </Button>
        }
      >
        {data.networks.map(({ network, people }) => (
          <span key={network}>
            {counted(people, 'person', 'people')} were refused at sign-in from {network} this hour.{' '}
          </span>
        ))}
      </Notice>
      {isOpen && <SchoolDialog setting={data.setting} onClose={() => setOpen(false)} />}
    </>
  )
}

function SchoolDialog({ setting, onClose }: Pick<Refusals, 'setting'> & { onClose: () => void }) {
  const line = `SCHOOL_NETWORKS=${setting}`
  return (
    <Dialog title="Let a school sign in from one address" onClose={onClose}>
      <Stack gap="md">
        <Text>
          Bearings limits sign-ups and wrong passwords by network. If this network is your school’s, whoever
          runs the server adds this line to its settings and restarts it. Then each device there counts by
          itself, and 600 people can sign up in 15 minutes.
        </Text>
        <Code block>{line}</Code>
        <Text size="sm" c="dimmed">
          If you do not know the network, leave the setting as it is: somebody there may be guessing
          passwords. The limit ends by itself within 15 minutes.
        </Text>
        <Group justify="flex-end" gap="xs">
          <CopyButton value={line}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
          <Button data-autofocus onClick={onClose}>
            Done
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
