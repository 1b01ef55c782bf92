import { Button, Text, Title } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Compass } from '#ui/compass.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import classes from './message-page.module.css'

/**
 * Replaces a page that has nothing to show offline, because it was never opened here. The page loads by
 * itself once there is a network.
 */
export function UnseenPage() {
  const router = useRouter()
  const isHome = router.state.location.pathname === '/dashboard'

  return (
    <div className={classes.page} aria-live="polite">
      <Compass size={56} />
      <Title order={1}>You have not opened this page on this device yet</Title>
      <Text c="dimmed" maw={420}>
        {`${navigator.onLine ? 'The server cannot be reached' : 'You are offline'}, so there is nothing to show. It loads automatically when you are back online. The pages you have opened still work.`}
      </Text>
      {isHome ? (
        <Button mt="md" variant="default" onClick={() => router.history.back()}>
          Go back
        </Button>
      ) : (
        <LinkButton to="/dashboard" mt="md">
          Go to your home page
        </LinkButton>
      )}
    </div>
  )
}
