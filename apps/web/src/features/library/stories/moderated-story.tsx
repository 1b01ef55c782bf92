import { Failure } from '@bearings/domain/failure'
import type { ModeratedStory } from '@bearings/domain/library/stories/schema'
import { Button, Group, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayIn } from '#platform/dates.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Chip } from '#ui/chip.tsx'
import { ProfileParts } from '../profiles/profile-parts.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import editions from '../editions/editions.module.css'

type Props = {
  story: ModeratedStory
  /** Whether it is the one to read first. */
  isNext?: boolean
}

/**
 * One story as readers see it, folded once it is published. An admin's decision buttons follow it, since they are pressed
 * after reading.
 */
export function ModeratedCard({ story, isNext = false }: Props) {
  const { state, offeredAt, profile } = story
  const { timeZone } = useMe()
  const queryClient = useQueryClient()
  const [isDeclining, setDeclining] = useState(false)
  const approve = useMutation({
    ...mutation('POST /library/stories/{id}/approve'),
    onSuccess: () => notify({ title: 'Story published' }),
    onError: (error) => {
      if (error instanceof Failure && error.code === 'NOT_FOUND')
        notify({ title: 'Not published', message: 'The student has withdrawn this story.', color: 'coral' })
      else notifyFailure('The story could not be published', error)
      // The student may have withdrawn it, or offered a new version.
      void queryClient.invalidateQueries({ queryKey: ['GET /library/stories'] })
    },
  })

  const parts = <ProfileParts profile={profile} isPart />

  return (
    <article className={`stack gap-5 pad-5 rounded-card ${editions.preview}`} aria-labelledby={profile.id}>
      <Group justify="space-between">
        <Title order={2} id={profile.id}>
          Story of {profile.name}
        </Title>
        <Chip tone={state === 'published' ? 'kelp' : 'brass'}>
          {state === 'published' ? 'Published' : `Offered ${dayIn(timeZone, offeredAt)}`}
        </Chip>
      </Group>
      {state === 'published' ? (
        <details>
          <summary>Read the story</summary>
          <div className="stack gap-5 above-3">{parts}</div>
        </details>
      ) : (
        parts
      )}
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={() => setDeclining(true)}>
          {state === 'published' ? 'Take down' : 'Send back'}
        </Button>
        {state === 'offered' && (
          <Button
            variant={isNext ? 'filled' : 'default'}
            loading={approve.isPending}
            onClick={() => approve.mutate({ id: profile.id })}
          >
            Publish
          </Button>
        )}
      </Group>
      {isDeclining && <DeclineDialog story={story} onClose={() => setDeclining(false)} />}
    </article>
  )
}
