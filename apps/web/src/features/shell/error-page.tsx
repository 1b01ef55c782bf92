import { say } from '@bearings/domain/say'
import { Button, Text, Title } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isPageNotLoaded } from '#platform/loading/pages-offline.ts'
import { explain } from '#product/explain.ts'
import { Compass } from '#ui/compass.tsx'
import { MissingPage } from './missing-page.tsx'
import classes from './message-page.module.css'

/** The page for an error: what went wrong, with a button to try again. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()

  if (isPageNotLoaded(error)) return <MissingPage />

  async function tryAgain() {
    await router.invalidate()
    reset()
  }

  return (
    <div className={`stack gap-3 centered items-middle ${classes.page}`} role="alert">
      <Compass size={56} />
      <Title order={1}>{say('This page could not be shown')}</Title>
      <Text c="dimmed">{error instanceof Error ? explain(error) : String(error)}</Text>
      <Button mt="md" onClick={() => void tryAgain()}>
        {say('Try again')}
      </Button>
    </div>
  )
}
