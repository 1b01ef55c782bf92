import { say } from '@bearings/domain/say'
import { Button, Text, Title } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { isShared } from '#platform/device.ts'
import { Compass } from '#ui/compass.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import classes from './message-page.module.css'

/**
 * Replaces a page that has nothing to show offline, because it was never opened here. The page loads by
 * itself once there is a network.
 */
export function UncachedPage() {
  const router = useRouter()
  const isHome = router.state.location.pathname === '/dashboard'
  const reason = say(navigator.onLine ? 'The server cannot be reached' : 'You are offline')
  const { title, text } = isShared()
    ? {
        title: say('This page is not on this computer'),
        text: say(
          '{reason}, and on a shared computer nothing you read is kept. The page loads automatically when you are back online.',
          { reason },
        ),
      }
    : {
        title: say('You have not opened this page on this device yet'),
        text: say(
          '{reason}, so there is nothing to show. It loads automatically when you are back online. The pages you have opened still work.',
          { reason },
        ),
      }

  return (
    <div className={`stack gap-3 centered items-middle ${classes.page}`} aria-live="polite">
      <Compass size={56} />
      <Title order={1}>{title}</Title>
      <Text c="dimmed" maw="var(--width-form)">
        {text}
      </Text>
      {isHome ? (
        <Button mt="md" variant="default" onClick={() => router.history.back()}>
          {say('Go back')}
        </Button>
      ) : (
        <LinkButton to="/dashboard" mt="md">
          {say('Go to your home page')}
        </LinkButton>
      )}
    </div>
  )
}
