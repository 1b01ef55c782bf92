import type { Profile } from '@bearings/domain/library/schema'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ProfileParts } from '../profiles/profile-parts.tsx'
import editions from '../editions/editions.module.css'

type Props = {
  profile: Profile
  /** Whether exactly this version is offered or published already. */
  isOffered: boolean
  isPublished: boolean
}

/** A preview of the saved story, and the button that offers exactly this version. */
export function StoryPreview({ profile, isOffered, isPublished }: Props) {
  const queryClient = useQueryClient()
  const [confirming, setConfirming] = useState(false)
  const offer = useMutation({
    ...mutation('POST /library/story/offer'),
    onSuccess: () => notify({ title: 'Your story is offered' }),
    onError: (error) => {
      notifyFailure('Your story could not be offered', error)
      // It may have changed elsewhere, in which case the new preview is shown.
      void queryClient.invalidateQueries({ queryKey: ['GET /library/story'] })
    },
    onSettled: () => setConfirming(false),
  })

  return (
    <Stack component="section" gap="sm" aria-labelledby="preview">
      <Group justify="space-between">
        <Title order={2} id="preview">
          Preview
        </Title>
        {!isOffered && <Button onClick={() => setConfirming(true)}>Offer for publication</Button>}
      </Group>
      <Text c="dimmed">This is everything others would see, as you last saved it.</Text>
      <div className={`stack gap-5 pad-5 rounded-card ${editions.preview}`}>
        <ProfileParts profile={profile} isPart />
      </div>
      {confirming && (
        <ConfirmDialog
          title="Offer your story?"
          action="Offer It"
          isDestructive={false}
          isPending={offer.isPending}
          onCancel={() => setConfirming(false)}
          onConfirm={() => offer.mutate({ seen: profile })}
        >
          <Text>
            An admin reviews what the preview shows. Once they publish it, everyone who is signed in to
            Bearings can read it under the name in the preview. You can take it back at any time.
            {isPublished && ' Your currently published story is taken down until then.'}
          </Text>
        </ConfirmDialog>
      )}
    </Stack>
  )
}
