import { Failure } from '@bearings/domain/failure'
import type { Edition } from '@bearings/domain/library/editions/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { query, sentNow } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { addressOf, type EditionValues, faultsInTyped, valuesOf, wordsOf } from './edition-form.ts'
import { transferDraft } from './transfer-draft.ts'

export type EditionForm = ReturnType<typeof useEdition>['form']

type Callbacks = {
  onSavedElsewhere: () => void
  /** Called when a field is invalid, so that the fields can be shown. */
  onRefused: () => void
}

/**
 * Holds an article's form, stored on this device until the server has it, and the functions that save and
 * publish it.
 */
export function useEdition(
  edition: Edition | null,
  draftKey: string,
  { onSavedElsewhere, onRefused }: Callbacks,
) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { userId } = useMe()
  const { form, draft } = useDraftForm(draftKey, valuesOf(edition), {
    validate: faultsInTyped(edition === null),
  })
  // Offline, these fail at once, and what was typed stays on the device.
  const add = useMutation(sentNow('POST /library/editions'))
  const change = useMutation(sentNow('PUT /library/editions/{slug}'))
  const publish = useMutation(sentNow('POST /library/editions/{slug}/publish'))
  const [isDeletedElsewhere, setDeletedElsewhere] = useState(false)

  async function keep(values: EditionValues): Promise<Edition> {
    if (edition && !draft.unsaved && !isDeletedElsewhere) return edition
    const slug = edition?.slug ?? addressOf(values)
    const isKnown = edition && !isDeletedElsewhere
    const saved = isKnown
      ? await change.mutateAsync({ slug, ...wordsOf(values), basedOn: values.basedOn })
      : await add.mutateAsync({ slug, ...wordsOf(values) })
    // The words of a new article stay on this page until its own page opens.
    if (!edition) return saved
    setDeletedElsewhere(false)
    draft.settle(values)
    // What was typed during the save is based on the saved revision.
    if (isTypedSince(values)) form.setFieldValue('basedOn', saved.revision)
    return saved
  }

  async function send(values: EditionValues, isForAll: boolean): Promise<void> {
    let saved: Edition | undefined
    try {
      saved = await keep(values)
      if (isForAll) saved = await publish.mutateAsync({ slug: saved.slug, basedOn: saved.revision })
      notify({ title: isForAll ? 'Published' : 'Draft saved' })
    } catch (error) {
      await failed(error as Error, isForAll)
    }
    // From now on the article has its own URL, even if it was saved but not published.
    if (!edition && saved) await goOn(saved, values)
  }

  async function goOn(saved: Edition, values: EditionValues) {
    const { slug } = saved
    // The article's page opens at once, so that nothing typed here is lost.
    queryClient.setQueryData(query('GET /library/editions/{slug}', { slug }).queryKey, saved)
    if (isTypedSince(values)) transferDraft(userId, form.getValues(), saved)
    draft.discard()
    await navigate({
      to: '/admin/articles/$slug',
      params: { slug },
      state: { isJustSaved: true },
      replace: true,
    })
  }

  function isTypedSince(sent: EditionValues): boolean {
    return JSON.stringify(form.getValues()) !== JSON.stringify(sent)
  }

  async function failed(error: Error, isForAll: boolean) {
    form.showRefusal(error)
    if (isForAll && error instanceof Failure && error.code === 'INVALID_INPUT')
      return notify({ title: 'Not published yet', message: 'See what is missing.', color: 'coral' })
    // The text stays on this page, which says that it can be added again.
    if (edition && error instanceof Failure && error.code === 'NOT_FOUND') return setDeletedElsewhere(true)
    const isSavedElsewhere = error instanceof Failure && error.rule === 'article-saved-elsewhere'
    if (!isSavedElsewhere) return notifyFailure(isForAll ? 'Not published' : 'Not saved', error)
    // The other version is needed for the comparison.
    await queryClient.invalidateQueries({ queryKey: ['GET /library/editions/{slug}'] })
    onSavedElsewhere()
  }

  const saveTyped = form.onSubmit((values) => void send(values, false), onRefused)
  const isSending = add.isPending || change.isPending || publish.isPending
  return {
    form,
    draft,
    /** Whether someone else has saved the article since typing began. */
    isSavedElsewhere:
      edition !== null && draft.unsaved && !isSending && form.values.basedOn !== edition.revision,
    /** Whether the article was not there any more when it was saved. Saving then adds it anew. */
    isDeletedElsewhere,
    isSending,
    save: () => draft.unsaved && saveTyped(),
    publish: form.onSubmit((values) => void send(values, true), onRefused),
    /** Bases the typed text on the version that someone else saved. */
    keepMine: () => form.setFieldValue('basedOn', edition?.revision ?? 0),
  }
}
