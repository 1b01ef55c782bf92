import { say } from '@bearings/domain/say'
import { Button, Text, Title } from '@mantine/core'
import { notify } from '#platform/notify.ts'
import { Compass } from '#ui/compass.tsx'
import classes from './message-page.module.css'

/**
 * Replaces a page whose code this browser has not loaded and cannot load now. The rest of the app still
 * works.
 */
export function MissingPage() {
  async function tryAgain() {
    const isServerReachable = await fetch('/health').then(
      ({ ok }) => ok,
      () => false,
    )
    if (isServerReachable) window.location.reload()
    else
      notify({
        title: say('Still offline'),
        message: say('The server could not be reached.'),
        color: 'coral',
      })
  }

  return (
    <div className={`stack gap-3 centered items-middle ${classes.page}`} role="alert">
      <Compass size={56} />
      <Title order={1}>
        {navigator.onLine ? say('This page could not be loaded') : say('You are offline')}
      </Title>
      <Text c="dimmed" maw="var(--width-form)">
        {navigator.onLine
          ? say('The server could not be reached, or Bearings has been updated. Try again to load the page.')
          : say(
              'You are offline, and this page has not been opened on this device yet. The pages you have opened still work.',
            )}
      </Text>
      <Button mt="md" onClick={() => void tryAgain()}>
        {say('Try again')}
      </Button>
    </div>
  )
}
