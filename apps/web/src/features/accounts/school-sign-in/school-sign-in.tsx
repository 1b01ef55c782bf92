import { say } from '@bearings/domain/say'
import { Anchor, Button, Divider, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { leaveForSchool } from './attempt.ts'
import { schoolQuery } from './school-query.ts'

/** The school's own sign-in above the other ways, where there is one; its people may have no other. */
export function SchoolSignIn({ children }: { children: ReactNode }) {
  const { data: school } = useQuery(schoolQuery)
  const { next } = useSearch({ from: '/auth/' })
  const [showsOthers, setShowsOthers] = useState(false)
  const leave = useMutation({ mutationFn: () => leaveForSchool(next) })
  if (!school) return children

  return (
    <Stack gap="lg">
      <Button size="md" fullWidth loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {say('Sign in with {school}', { school: school.name })}
      </Button>
      {school.isOnly && !showsOthers ? (
        <Anchor component="button" type="button" size="sm" onClick={() => setShowsOthers(true)}>
          {say('Other ways')}
        </Anchor>
      ) : (
        <>
          {!school.isOnly && <Divider label={say('or')} />}
          <div>{children}</div>
        </>
      )}
    </Stack>
  )
}
