import type { UseFormInput } from '@mantine/form'
import { useLayoutEffect, useRef } from 'react'
import { fingerprint } from '../autosave/fingerprint.ts'
import { useDraft } from '../drafts/drafts.ts'
import { useCheckedForm } from './use-checked-form.ts'

type Options<Values, Sent> = Omit<UseFormInput<Values, Sent>, 'initialValues' | 'mode'>

/**
 * Holds a form whose values are a draft (see `useDraft`): they survive a reload and a closed tab until they
 * are saved or discarded, and follow the saved values while nothing is typed.
 */
export function useDraftForm<Values extends object, Sent = Values>(
  key: string,
  saved: Values,
  options: Options<Values, Sent> = {},
) {
  const draft = useDraft(key, saved)
  const isFollowing = useRef(false)
  const form = useCheckedForm<Values, Sent>({
    ...options,
    initialValues: draft.value,
    onValuesChange: (values, previous) => {
      if (!isFollowing.current) draft.change(() => values)
      options.onValuesChange?.(values, previous)
    },
  })

  // The draft changed outside the form: it was discarded, restored, saved, or changed elsewhere.
  useLayoutEffect(() => {
    // The form keeps the order of its fields, whatever order these have.
    if (fingerprint(form.getValues()) === fingerprint(draft.value)) return
    isFollowing.current = true
    form.setValues(draft.value)
    isFollowing.current = false
  })

  return { form, draft }
}
