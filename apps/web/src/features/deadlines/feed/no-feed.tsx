import { Button, Stack, Text } from '@mantine/core'
import { focused } from '#ui/focused.ts'
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
        You get a private address. Anyone who has it can read your deadlines, but nothing else, so give it
        only to your calendar. You can end it at any time.
      </Text>
      <Button ref={focused} ml="auto" loading={renew.isPending} onClick={() => renew.mutate({})}>
        Create feed
      </Button>
    </Stack>
  )
}
