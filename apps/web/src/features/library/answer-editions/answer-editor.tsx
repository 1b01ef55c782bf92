import type { AnswerEdition } from '@bearings/domain/library/answers/editions/schema'
import { sourceMissing } from '@bearings/domain/library/answers/options'
import { topicsOf } from '@bearings/domain/library/answers/rules'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { useSaveKeys } from '#platform/form/use-save-keys.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { query, sentNow } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { BackLink } from '#ui/back-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RestoredNotice } from '#ui/restored-notice.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { faults, valuesOf, wordsOf } from './answer-form.ts'

/** The form of an answer card; `null` for a new one. What is typed stays on this device until it is saved. */
export function AnswerEditor({ edition }: { edition: AnswerEdition | null }) {
  const navigate = useNavigate()
  const { data: answers } = useSuspenseQuery(query('GET /library/answer-editions'))
  const { form, draft } = useDraftForm(
    `library.answer.${edition?.slug ?? 'new'}`,
    valuesOf(edition, useToday()),
    { validate: faults },
  )
  const queryClient = useQueryClient()
  const onError = (error: Error) => {
    form.showRefusal(error)
    notifyFailure('Not saved', error)
    // If another admin saved it, the page says so.
    void queryClient.invalidateQueries({ queryKey: ['GET /library/answer-editions/{slug}'] })
  }
  const add = useMutation({ ...sentNow('POST /library/answer-editions'), onError })
  const change = useMutation({ ...sentNow('PUT /library/answer-editions/{slug}'), onError })
  const isSending = add.isPending || change.isPending
  const isSavedElsewhere =
    edition !== null && draft.unsaved && !isSending && form.values.basedOn !== edition.revision

  const save = form.onSubmit((values) => {
    if (values.sources.length === 0) return form.setFieldError('sources', sourceMissing)
    const words = wordsOf(values, edition?.words)
    const done = ({ revision }: AnswerEdition) => {
      if (edition) draft.settle(values)
      else draft.discard()
      // What was typed during the save is based on the saved revision.
      if (edition && JSON.stringify(form.getValues()) !== JSON.stringify(values))
        form.setFieldValue('basedOn', revision)
      notify({ title: edition?.isHidden ? 'Saved, still hidden' : 'Saved: everyone finds it now' })
    }
    const saving = edition
      ? change.mutateAsync({ slug: edition.slug, ...words, basedOn: values.basedOn })
      : add.mutateAsync(words, {
          onSuccess: ({ slug }) =>
            void navigate({ to: '/admin/answers/$slug', params: { slug }, replace: true }),
        })
    // Even if the page was left meanwhile.
    void saving.then(done, () => {})
  })
  useSaveKeys(() => !isSending && draft.unsaved && save())

  return (
    <Stack gap="lg" maw={960}>
      <PageHeader
        title={edition?.words.question ?? 'New answer'}
        eyebrow="Answer"
        back={<BackLink to="/admin/answers">Answers</BackLink>}
      />
      <AnswerBar
        edition={edition}
        draft={draft}
        isSending={isSending}
        onSave={() => save()}
        onRevision={(revision) => draft.unsaved && form.setFieldValue('basedOn', revision)}
      />
      <RestoredNotice {...draft} changedElsewhere={isSavedElsewhere} />
      {isSavedElsewhere && (
        <Alert color="brass" role="alert" py="sm">
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              This answer was saved by another admin or in another tab after you started typing.
            </Text>
            <Group gap="xs">
              <Button variant="default" size="compact-md" onClick={() => draft.discard()}>
                Take theirs
              </Button>
              <Button
                variant="default"
                size="compact-md"
                onClick={() => form.setFieldValue('basedOn', edition.revision)}
              >
                Keep mine
              </Button>
            </Group>
          </Group>
        </Alert>
      )}
      <AnswerFields
        form={form}
        topics={topicsOf(answers).map(({ topic }) => topic)}
        isShipped={edition?.isShipped ?? false}
      />
    </Stack>
  )
}
