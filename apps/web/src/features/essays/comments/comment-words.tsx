import type { Me } from '@bearings/domain/accounts/schema'
import { bounds } from '@bearings/domain/essays/comments/options'
import { mayChange } from '@bearings/domain/essays/comments/policy'
import type { EssayComment } from '@bearings/domain/essays/comments/schema'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { focused } from '#ui/focused.ts'
import { commentRules } from './comment-draft.ts'
import { useChangeComments } from './use-comments.ts'
import classes from './comments.module.css'

type Props = { essayId: string; me: Me; comment: EssayComment; mayDelete: boolean }

/**
 * A comment with its author and time. Authors can edit and delete their own. Of an author whose account was
 * erased, only the place of the comment is left, above the replies to it.
 */
export function CommentWords({ essayId, me, comment, mayDelete }: Props) {
  const { id: commentId, author, createdAt, updatedAt } = comment
  const { form, draft } = useDraftForm(
    `comment.edit.${commentId}`,
    { body: comment.body ?? '' },
    commentRules,
  )
  const { change, remove } = useChangeComments(essayId, ({ body }) => draft.settle({ body }))
  // A correction that was begun is shown again, without taking the focus.
  const [doing, setDoing] = useState<'editing' | 'deleting' | null>(draft.unsaved ? 'editing' : null)
  const one = { id: essayId, commentId }
  const isOwn = mayChange(me, comment)

  return (
    <Stack gap={4}>
      <p className="flex wrap items-baseline gap-2 row-gap-0 text-body">
        <strong>{isOwn ? 'You' : (author?.fullName ?? 'A former advisor')}</strong>
        <span className="faint">
          <time dateTime={createdAt}>{momentIn(me.timeZone, createdAt)}</time>
          {updatedAt !== createdAt && ' · edited'}
        </span>
      </p>
      {doing === 'editing' ? (
        <form
          className={`stack gap-2 ${classes.composer}`}
          onSubmit={form.onSubmit((changes) =>
            change.mutate(
              { ...one, ...changes },
              { onSuccess: () => setDoing(null), onError: form.showRefusal },
            ),
          )}
        >
          <Textarea
            label="Change your comment"
            autosize
            minRows={2}
            maxRows={10}
            maxLength={bounds.body.max}
            ref={draft.restored ? null : focused}
            {...form.getInputProps('body')}
          />
          <Group gap="xs" justify="flex-end">
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                draft.discard()
                setDoing(null)
              }}
            >
              Cancel
            </Button>
            <Button type="submit" variant="default" size="compact-sm" loading={change.isPending}>
              Save comment
            </Button>
          </Group>
        </form>
      ) : (
        <p className={comment.body === null ? 'faint' : 'wrap-anywhere lines'}>
          {comment.body ?? 'This comment was deleted.'}
        </p>
      )}
      {isOwn && doing === null && (
        <Group gap={4} ml={-8}>
          <Button variant="subtle" color="sea" size="compact-xs" onClick={() => setDoing('editing')}>
            Edit
          </Button>
          {mayDelete && (
            <Button variant="subtle" color="coral" size="compact-xs" onClick={() => setDoing('deleting')}>
              Delete
            </Button>
          )}
        </Group>
      )}
      {doing === 'deleting' && (
        <Group gap="xs">
          <span className="faint">Delete this comment?</span>
          <Button
            variant="light"
            color="coral"
            size="compact-sm"
            loading={remove.isPending}
            onClick={() => remove.mutate(one)}
          >
            Delete
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => setDoing(null)}>
            Keep
          </Button>
        </Group>
      )}
    </Stack>
  )
}
