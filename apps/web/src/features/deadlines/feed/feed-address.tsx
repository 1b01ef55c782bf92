import type { Feed } from '@bearings/domain/deadlines/schema'
import { Button, CopyButton, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { focused } from '#ui/focused.ts'
import { Icon } from '#ui/icon.tsx'
import { EndFeed } from './end-feed.tsx'
import { HowToAdd } from './how-to-add.tsx'

type Props = { feed: Feed & { url: string }; tests: boolean }

export function FeedAddress({ feed, tests }: Props) {
  const { timeZone } = useMe()
  const [withTests, setWithTests] = useState(tests)
  const address = withTests ? feed.url : `${feed.url}?tests=false`

  return (
    <Stack gap="md">
      <Group align="flex-end" gap={8}>
        <TextInput
          label="Private address"
          description="Anyone who has it can read your deadlines. Give it only to your calendar."
          readOnly
          ref={focused}
          value={address}
          flex="1 1 18rem"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button onClick={copy} leftSection={copied ? <Icon of={IconCheck} /> : <Icon of={IconCopy} />}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Switch
        label="Include SAT and ACT dates"
        checked={withTests}
        onChange={({ currentTarget }) => setWithTests(currentTarget.checked)}
      />
      <HowToAdd address={address} />
      <Group justify="space-between" gap="xs" className="hairline" pt={16}>
        <Text size="sm" c="dimmed">
          {feed.lastReadAt === null
            ? 'No calendar has loaded it yet.'
            : `A calendar last loaded it on ${momentIn(timeZone, feed.lastReadAt)}.`}
        </Text>
        <EndFeed />
      </Group>
    </Stack>
  )
}
