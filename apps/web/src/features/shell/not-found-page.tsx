import { say } from '@bearings/domain/say'
import { Button, Group, Text, Title } from '@mantine/core'
import { use } from 'react'
import { homeOf } from '#platform/navigation/guard.ts'
import { useMe } from '#platform/session/me.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { JumpTo } from './jump-to.ts'
import classes from './message-page.module.css'

export function NotFoundPage() {
  return (
    <main className={`stack gap-3 centered items-middle ${classes.page}`}>
      <Words />
      {/* A plain link, because the landing page is a separate entry outside this app's router. */}
      <Button component="a" href="/" mt="md">
        {say('Go back to Homepage')}
      </Button>
    </main>
  )
}

/** The Not Found page for people who are signed in, with the sidebar and ways to go on. */
export function NotFoundInShell() {
  const { role } = useMe()
  const jumpTo = use(JumpTo)
  return (
    <div className={`stack gap-3 centered items-middle ${classes.page}`}>
      <Words />
      <Group justify="center" mt="md">
        <LinkButton to={homeOf(role)}>{say('Home')}</LinkButton>
        <Button variant="default" onClick={jumpTo}>
          {say('Jump to…')}
        </Button>
        <Button component="a" href="/" variant="subtle" color="sea">
          {say('Go back to Homepage')}
        </Button>
      </Group>
    </div>
  )
}

function Words() {
  return (
    <>
      <p className={`row ink font-heading medium below-2 ${classes.figure}`}>404</p>
      <Title order={1}>{say('Page Not Found')}</Title>
      <Text c="dimmed">{say("The page you're looking for doesn't exist or has been moved.")}</Text>
    </>
  )
}
