import { faultInText } from '@bearings/domain/field-bounds'
import { storyBounds } from '@bearings/domain/library/stories/options'
import type { ModeratedStory } from '@bearings/domain/library/stories/schema'
import { Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'

type Props = { story: ModeratedStory; onClose: () => void }

/** The dialog that sends a story back, or takes it down, with a reason for its student. */
export function DeclineDialog({ story: { state, profile }, onClose }: Props) {
  const queryClient = useQueryClient()
  const decline = useMutation(mutation('POST /library/stories/{id}/decline'))
  const form = useCheckedForm({
    initialValues: { reason: '' },
    validate: { reason: (text) => faultInText(text, storyBounds.reason) },
  })
  const isDown = state === 'published'

  function send({ reason }: { reason: string }) {
    decline.mutate(
      { id: profile.id, reason },
      {
        onSuccess: () => {
          notify({ title: isDown ? 'Story taken down' : 'Story sent back' })
          onClose()
        },
        onError: (error) => {
          notifyFailure('The story could not be sent back', error)
          void queryClient.invalidateQueries({ queryKey: ['GET /library/stories'] })
        },
      },
    )
  }

  return (
    <FormDialog
      title={isDown ? 'Take this story down?' : 'Send this story back?'}
      submit={isDown ? 'Take Down' : 'Send Back'}
      isDestructive
      isPending={decline.isPending}
      onSubmit={form.onSubmit(send)}
      onClose={onClose}
    >
      <Textarea
        label="Why"
        description="The student reads this."
        withAsterisk
        data-autofocus
        autosize
        minRows={3}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
