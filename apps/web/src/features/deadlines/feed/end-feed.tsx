import { Alert, Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { notify } from '#platform/notify.ts'
import { focused } from '#ui/focused.ts'
import { useEndFeed, useRenewFeed } from './use-feed.ts'

/**
 * Buttons that change the feed's URL or end the feed. Both break calendars that use the current URL, so both
 * ask first.
 */
export function EndFeed() {
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const renew = useRenewFeed()
  const end = useEndFeed()

  const ask = (what: 'renew' | 'end', button: HTMLButtonElement) => {
    opener.current = button
    setAsking(what)
  }
  const close = () => {
    setAsking(null)
    opener.current?.focus()
  }
  const renewed = () => {
    close()
    notify({ title: 'Your calendar feed has a new address' })
  }

  return (
    <>
      <Group gap="xs">
        <Button variant="default" onClick={({ currentTarget }) => ask('renew', currentTarget)}>
          New address
        </Button>
        <Button variant="light" color="coral" onClick={({ currentTarget }) => ask('end', currentTarget)}>
          End feed
        </Button>
      </Group>
      {asking !== null && (
        <Alert
          key={asking}
          color="coral"
          w="100%"
          title={asking === 'end' ? 'End the feed?' : 'Create a new address?'}
        >
          <Text>
            Calendars that use this address stop showing your deadlines.
            {asking === 'renew' && ' Add the new one to the calendars you want to keep using.'}
          </Text>
          <Group gap="xs" mt="sm">
            <Button variant="default" ref={focused} onClick={close}>
              Cancel
            </Button>
            {asking === 'end' ? (
              <Button color="coral" loading={end.isPending} onClick={() => end.mutate({})}>
                Yes, end it
              </Button>
            ) : (
              <Button
                color="coral"
                loading={renew.isPending}
                onClick={() => renew.mutate({}, { onSuccess: renewed })}
              >
                Yes, create a new one
              </Button>
            )}
          </Group>
        </Alert>
      )}
    </>
  )
}
