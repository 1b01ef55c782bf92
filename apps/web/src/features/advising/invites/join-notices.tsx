import { Failure } from '@bearings/domain/failure'
import { Button, Card } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { homeOf } from '#platform/navigation/guard.ts'
import { useMe } from '#platform/session/me.ts'
import { explain } from '#product/explain.ts'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { PageError } from '#ui/page-error.tsx'
import { CodeForm } from './code-form.tsx'

/** The notice for an invite that does not work, without saying why, or that could not be loaded. */
export function JoinError({ error }: ErrorComponentProps) {
  if (error instanceof Failure && error.rule === 'invite-full') return <Full error={error} />
  if (!isMissing(error)) return <PageError page="Invite" title="Error loading the invite" error={error} />
  return (
    <NotFoundNotice
      title="This invite does not work"
      link={
        <Card mt="sm" w="100%" maw={480}>
          <CodeForm />
        </Card>
      }
    >
      The code may be mistyped, or the invite may have ended. Check the code, or ask the person who gave it to
      you for a new one.
    </NotFoundNotice>
  )
}

/** The notice for a student who comes too late, and whose advisor can make room. */
function Full({ error }: { error: Failure }) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <NotFoundNotice
      title="This invite is full"
      link={
        <Button variant="default" mt="sm" onClick={again}>
          Try Again
        </Button>
      }
    >
      {explain(error)}
    </NotFoundNotice>
  )
}

/** The notice for people who are not students. */
export function JoinForStudents() {
  const { role } = useMe()
  return (
    <NotFoundNotice
      title="This invite is for students"
      link={
        <LinkButton to={homeOf(role)} variant="default" mt="sm">
          Home
        </LinkButton>
      }
    >
      Only someone with a student account can use it. You are signed in with another kind of account.
    </NotFoundNotice>
  )
}
