import { bounds } from '@bearings/domain/essays/comments/options'
import { Button, CloseButton, Group, Text, Textarea } from '@mantine/core'
import { useRef } from 'react'
import type { CommentDraft } from './comment-draft.ts'
import { useChangeComments } from './use-comments.ts'
import classes from './comments.module.css'

type Props = {
  essayId: string
  comment: CommentDraft
  /**
   * Takes the selected words as the comment's subject, and returns whether there were any; absent where selecting
   * offers that by itself.
   */
  onTakeWords?: () => boolean
  /** Whether sending is the main action of the page. */
  isMain: boolean
}

/** The field for a comment. Unsent text is kept on this device. */
export function CommentComposer({ essayId, comment, onTakeWords, isMain }: Props) {
  const { form, draft } = comment
  const { add } = useChangeComments(essayId, ({ body, anchor = null }) => draft.settle({ body, anchor }))
  const { body, anchor } = form.values
  // Both buttons that change what the comment is about disappear with that; the text comes next.
  const field = useRef<HTMLTextAreaElement>(null)
  const write = () => field.current?.focus()

  const send = form.onSubmit((sent) => {
    if (add.isPending) return
    add.mutate({ id: essayId, ...sent }, { onError: form.showRefusal })
  })

  return (
    <form className={`stack gap-2 ${classes.composer}`} onSubmit={send}>
      {anchor && (
        <Group justify="space-between" align="start" gap={8} wrap="nowrap">
          <blockquote className={`secondary clipped wrap-anywhere lines ${classes.quote}`}>
            {anchor.quote}
          </blockquote>
          <CloseButton
            aria-label="Comment on the whole essay instead"
            onClick={() => {
              form.setFieldValue('anchor', null)
              write()
            }}
          />
        </Group>
      )}
      <Textarea
        ref={field}
        label={anchor ? 'Comment on these words' : 'Comment on the whole essay'}
        data-composer
        autosize
        minRows={2}
        maxRows={10}
        maxLength={bounds.body.max}
        {...form.getInputProps('body')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <Group gap="xs" justify="space-between">
        <Text size="sm" c="dimmed" aria-live="polite">
          {body !== '' && (draft.onDevice ? 'Not sent yet, kept on this device' : 'Not sent yet')}
        </Text>
        <Group gap="xs" ml="auto">
          {onTakeWords && !anchor && (
            <Button
              variant="subtle"
              color="sea"
              size="compact-sm"
              onClick={() => {
                if (onTakeWords()) write()
              }}
            >
              Use the selected words
            </Button>
          )}
          <Button
            type="submit"
            size="sm"
            variant={isMain && body.trim() !== '' ? 'filled' : 'default'}
            loading={add.isPending}
          >
            Comment
          </Button>
        </Group>
      </Group>
    </form>
  )
}
