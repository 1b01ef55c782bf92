import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { notify } from '../../../platform/notify.ts'
import { useEndFeed, useRenewFeed } from './use-feed.ts'

/** Gives the feed a new address, or ends it; both stop the calendars that know this one, so both ask first. */
export function EndFeed() {
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null)
  const renew = useRenewFeed()
  const end = useEndFeed()

  if (asking === null)
    return (
      <Group gap="xs">
        <Button variant="default" onClick={() => setAsking('renew')}>
          New address
        </Button>
        <Button variant="light" color="coral" onClick={() => setAsking('end')}>
          End feed
        </Button>
      </Group>
    )

  const close = () => setAsking(null)
  const renewed = () => {
    close()
    notify({ title: 'Your calendar feed has a new address' })
  }
  return (
    <Alert color="coral" w="100%" title={asking === 'end' ? 'End the feed?' : 'Make a new address?'}>
      <Text>
        Calendars that use this address stop showing your deadlines.
        {asking === 'renew' && ' Add the new one to those that you want to keep.'}
      </Text>
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={close} data-autofocus>
          Cancel
        </Button>
        {asking === 'end' ? (
          <Button color="coral" loading={end.isPending} onClick={() => end.mutate({})}>
            End feed
          </Button>
        ) : (
          <Button
            color="coral"
            loading={renew.isPending}
            onClick={() => renew.mutate({}, { onSuccess: renewed })}
          >
            Make a new address
          </Button>
        )}
      </Group>
    </Alert>
  )
}
