import type { Me } from '@bearings/domain/accounts/schema'
import { say } from '@bearings/domain/say'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { Subsection } from '#ui/subsection.tsx'
import { PasswordPart } from './password-part.tsx'

/** How the person signs in: with their school, if they are connected to it, and with a password, unless they have none. */
export function SignInPart({ me }: { me: Me }) {
  const { data: signIn } = useQuery(query('GET /me/sign-in'))
  const school = signIn?.school

  return (
    <>
      {school && (
        <Subsection title={say('School sign-in')}>
          <Text>{say('Connected: {name}', { name: school.email ?? school.name })}</Text>
        </Subsection>
      )}
      {!(school && !signIn.hasPassword) && <PasswordPart me={me} />}
    </>
  )
}
