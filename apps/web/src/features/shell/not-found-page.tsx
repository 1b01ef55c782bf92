import { Button, Text, Title } from '@mantine/core'
import classes from './message-page.module.css'

/** For every path that leads nowhere. */
export function NotFoundPage() {
  return (
    <main className={classes.page}>
      <p className={classes.figure}>404</p>
      <Title order={1}>Page Not Found</Title>
      <Text c="dimmed">The page you're looking for doesn't exist or has been moved.</Text>
      {/* The landing page is an entry of its own, outside this app's router. */}
      <Button component="a" href="/" mt="md">
        Go back to Homepage
      </Button>
    </main>
  )
}
