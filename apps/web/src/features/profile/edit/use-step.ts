import { Failure } from '@bearings/domain/failure'
import { steps } from '@bearings/domain/profile/options'
import type { ProfileView, Step } from '@bearings/domain/profile/schema'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraft } from '#platform/drafts/drafts.ts'
import { notify } from '#platform/notify.ts'
import { explain } from '#product/explain.ts'
import { focusSoon } from '../focus.ts'

/** A reason why a step cannot go on. */
export type Problem = {
  /** The field's name. Its element's id is `idOf(field)`. */
  field: string
  /** The field's name in a list of what is missing. */
  name: string
  message: string
  /** Whether the answer is missing, which may wait, or cannot be saved as it is. */
  missing: boolean
}

type Options<Value, Answers> = {
  step: Step
  /** The form values of the saved profile. */
  saved: Value
  /** Adds what is typed but not yet added to a list. */
  gather?: (value: Value) => Value
  /** Returns the problems in the order of the form. */
  problemsIn: (value: Value) => Problem[]
  toAnswers: (value: Value) => Answers
  save: (input: Answers & { finish: boolean }) => Promise<ProfileView>
}

export function idOf(field: string): string {
  return `profile-${field}`
}

export function draftKeyOf(step: Step): string {
  return `profile.${step}`
}

/** Holds one step of the profile as a form: its draft, its problems, and the ways to leave it. */
export function useStep<Value, Answers>(options: Options<Value, Answers>) {
  const { step, saved, gather = (value) => value, problemsIn, toAnswers, save } = options
  const draft = useDraft(draftKeyOf(step), saved)
  const navigate = useNavigate()
  const [wasSubmitted, setSubmitted] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  const saving = useMutation({
    mutationKey: [`PUT /profile/${step}`],
    // Offline, it fails at once instead of waiting for a network.
    networkMode: 'always',
    mutationFn: ({ value, finish }: { value: Value; finish: boolean }) =>
      save({ ...toAnswers(value), finish }),
    onSuccess: (_, { value }) => {
      draft.settle(value)
      notify(savedWords[step])
    },
    onError: (error) => {
      // What the server refused as it is will not be saved by another try.
      const isRefused = error instanceof Failure && (error.rule ?? error.fields)
      const message = isRefused ? explain(error) : 'Please try again.'
      notify({ title: 'Error saving data', message, color: 'coral' })
    },
  })

  const problems = problemsIn(draft.value)

  function goTo(target: Step | undefined) {
    if (!target) return navigate({ to: '/profile' })
    return navigate({ to: '/profile/edit/$step', params: { step: target } })
  }

  /** Saves and goes on if there are no problems; otherwise shows them and focuses the first one. */
  function leave(finish: boolean) {
    const value = gather(draft.value)
    draft.change(() => value)
    const inTheWay = problemsIn(value).filter(({ missing }) => finish || !missing)
    const [first] = inTheWay
    // Whoever has gone elsewhere meanwhile stays there: these callbacks end with the page.
    const goOn = () => void goTo(steps[steps.indexOf(step) + 1])
    if (!first) return saving.mutate({ value, finish }, { onSuccess: goOn })
    setSubmitted(true)
    // After the fields are rendered with their messages, which are read out with them.
    focusSoon(() => document.getElementById(idOf(first.field)))
  }

  return {
    ...draft,
    patch: (changes: Partial<Value>) => draft.change((value) => ({ ...value, ...changes })),
    /**
     * Returns a field's message: any problem after Next was pressed, and an invalid answer after the field
     * was left.
     */
    errorAt: (field: string): string | undefined =>
      problems.find(
        (problem) => problem.field === field && (wasSubmitted || (!problem.missing && left.has(field))),
      )?.message,
    onLeave: (field: string) => () => setLeft((fields) => new Set(fields).add(field)),
    /** The problems that keep Next from going on, once it was pressed. */
    inTheWay: wasSubmitted ? problems : [],
    wasSubmitted,
    isSaving: saving.isPending,
    next: () => leave(true),
    /** Saves the answers and goes on although some are missing. */
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
