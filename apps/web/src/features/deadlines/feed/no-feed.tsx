import { Button, Stack, Text } from '@mantine/core'
import { focused } from './focused.ts'
import { useRenewFeed } from './use-feed.ts'

export function NoFeed() {
  const renew = useRenewFeed()
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        See your deadlines in the calendar on your phone or computer. It updates by itself and reminds you a
        week and a day before each date.
      </Text>
      <Text c="dimmed">
        You get a secret address. Anyone who has it can read your deadlines, and nothing else, so share it
        with your calendar only. You can end it at any time.
      </Text>
      <Button ref={focused} loading={renew.isPending} onClick={() => renew.mutate({})}>
        Create feed
      </Button>
    </Stack>
  )
}
