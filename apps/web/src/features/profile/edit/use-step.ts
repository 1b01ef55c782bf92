import { steps } from '@bearings/domain/profile/options'
import type { ProfileView, Step } from '@bearings/domain/profile/schema'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraft } from '#platform/drafts.ts'
import { notify } from '#platform/notify.ts'
import { focusSoon } from '../focus.ts'

/** What keeps a step from going on. */
export type Problem = {
  /** The field's name; its element has the id that `idOf` makes of it. */
  field: string
  /** What the field is called in a list of what is missing. */
  name: string
  message: string
  /** Not answered, which may wait, unlike an answer that cannot be kept. */
  missing: boolean
}

type Options<Value, Answers> = {
  step: Step
  /** The form as the saved profile fills it. */
  saved: Value
  /** Takes in what is typed but not yet added to a list. */
  gather?: (value: Value) => Value
  /** In the order of the form. */
  problemsIn: (value: Value) => Problem[]
  toAnswers: (value: Value) => Answers
  save: (input: Answers & { finish: boolean }) => Promise<ProfileView>
}

export function idOf(field: string): string {
  return `profile-${field}`
}

/** The key of a step's draft. */
export function draftKeyOf(step: Step): string {
  return `profile.${step}`
}

/** One step of the profile as a form: its draft, what is wrong with it, and the ways out of it. */
export function useStep<Value, Answers>(options: Options<Value, Answers>) {
  const { step, saved, gather = (value) => value, problemsIn, toAnswers, save } = options
  const draft = useDraft(draftKeyOf(step), saved)
  const navigate = useNavigate()
  const [wasSubmitted, setSubmitted] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  const saving = useMutation({
    mutationKey: [`PUT /profile/${step}`],
    // Without a network it fails at once, and says so, rather than wait for one.
    networkMode: 'always',
    mutationFn: ({ value, finish }: { value: Value; finish: boolean }) =>
      save({ ...toAnswers(value), finish }),
    onSuccess: async (_, { value }) => {
      draft.settle(value)
      notify(savedWords[step])
      await goTo(steps[steps.indexOf(step) + 1])
    },
    onError: () => notify({ title: 'Error saving data', message: 'Please try again.', color: 'coral' }),
  })

  const problems = problemsIn(draft.value)

  function goTo(target: Step | undefined) {
    if (!target) return navigate({ to: '/profile' })
    return navigate({ to: '/profile/edit/$step', params: { step: target } })
  }

  /** Goes on when nothing is in the way; otherwise shows what is, and leads to the first of it. */
  function leave(finish: boolean) {
    const value = gather(draft.value)
    draft.change(() => value)
    const inTheWay = problemsIn(value).filter(({ missing }) => finish || !missing)
    const [first] = inTheWay
    if (!first) return saving.mutate({ value, finish })
    setSubmitted(true)
    // After the fields have got their messages, which are read out with them.
    focusSoon(() => document.getElementById(idOf(first.field)))
  }

  return {
    ...draft,
    patch: (changes: Partial<Value>) => draft.change((value) => ({ ...value, ...changes })),
    /** What to say at a field: once Next was pressed, or about a wrong answer once the field was left. */
    errorAt: (field: string): string | undefined =>
      problems.find(
        (problem) => problem.field === field && (wasSubmitted || (!problem.missing && left.has(field))),
      )?.message,
    onLeave: (field: string) => () => setLeft((fields) => new Set(fields).add(field)),
    /** What is in the way of Next, once it was pressed. */
    inTheWay: wasSubmitted ? problems : [],
    wasSubmitted,
    isSaving: saving.isPending,
    next: () => leave(true),
    /** Saves what is there and goes on, though answers are missing. */
    goOnWithout: () => leave(false),
    back: () => void goTo(steps[steps.indexOf(step) - 1]),
  }
}

const savedWords: Record<Step, { title: string; message: string }> = {
  background: {
    title: 'Background information saved',
    message: 'Your background information has been updated successfully.',
  },
  academic: {
    title: 'Academic information saved',
    message: 'Your academic information has been updated successfully.',
  },
  activities: {
    title: 'Activities information saved',
    message: 'Your activities have been updated successfully.',
  },
  honors: {
    title: 'Awards information saved',
    message: 'Your honors and awards have been updated successfully.',
  },
}
