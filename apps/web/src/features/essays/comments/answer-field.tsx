import { bounds } from '@bearings/domain/essays/comments/options'
import { Button, Group, Textarea } from '@mantine/core'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { focused } from '#ui/focused.ts'
import { commentRules } from './comment-draft.ts'
import { useChangeComments } from './use-comments.ts'
import classes from './comments.module.css'

type Props = {
  essayId: string
  commentId: string
  /** Whether the field was opened just now, and so takes the focus. */
  takesFocus: boolean
  onDone: () => void
}

/** Returns the key under which this device keeps an unsent reply. */
export function answerName(commentId: string): string {
  return `answer.${commentId}`
}

/** The field for a reply. Unsent text is kept on this device. */
export function AnswerField({ essayId, commentId, takesFocus, onDone }: Props) {
  const { form, draft } = useDraftForm(answerName(commentId), { body: '' }, commentRules)
  const { add } = useChangeComments(essayId, ({ body }) => draft.settle({ body }))

  const send = form.onSubmit((sent) =>
    add.mutate(
      { id: essayId, ...sent, parentId: commentId },
      { onSuccess: onDone, onError: form.showRefusal },
    ),
  )

  return (
    <form className={`stack gap-2 ${classes.composer}`} onSubmit={send}>
      <Textarea
        label="Your reply"
        ref={takesFocus ? focused : null}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={bounds.body.max}
        {...form.getInputProps('body')}
      />
      <Group gap="xs" justify="flex-end">
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            draft.discard()
            onDone()
          }}
        >
          Cancel
        </Button>
        <Button type="submit" variant="default" size="compact-sm" loading={add.isPending}>
          Send reply
        </Button>
      </Group>
    </form>
  )
}
