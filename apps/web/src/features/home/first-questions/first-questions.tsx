import type { FirstQuestion } from '@bearings/domain/accounts/options'
import type { Me } from '@bearings/domain/accounts/schema'
import type { ProfileView } from '@bearings/domain/profile/schema'
import { unansweredOf } from '@bearings/domain/progress/first-questions'
import { Button, Card, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { takeBack } from '#platform/queries/optimistic.ts'
import { retryWhenReachable } from '#platform/reachability.ts'
import { showMe, useMe } from '#platform/session/me.ts'
import { AidChoices } from './aid-choices.tsx'
import { GradeChoices } from './grade-choices.tsx'
import classes from './first-questions.module.css'

// Most students have answered them, and lists of choices are a fifth of what Home would load.
const HomeForm = lazyComponent(() => import('./home-form.tsx'), 'HomeForm')
const GpaForm = lazyComponent(() => import('./gpa-form.tsx'), 'GpaForm')
const loadForms = () => Promise.all([HomeForm.load(), GpaForm.load()])

/**
 * The questions on which everything else depends, one after the other, each saved as it is answered. One that a
 * student skips is not asked again, on whatever device; the profile keeps it.
 */
export function FirstQuestions({ view }: { view: ProfileView }) {
  const { skippedQuestions: skipped } = useMe()
  const skip = useSkip()
  const next = useUnanswered(view)?.find((question) => !skipped.includes(question))
  if (next === undefined) return null
  return <Question question={next} onSkip={() => skip.mutate({ skippedQuestions: [...skipped, next] })} />
}

/** The first of them without an answer, skipped or not. */
export function OpenQuestion({ view }: { view: ProfileView }) {
  const next = useUnanswered(view)?.[0]
  return next && <Question question={next} />
}

function useUnanswered({ profile }: ProfileView): FirstQuestion[] | null {
  const { graduationYear } = useMe()
  const { data: finances } = useQuery(query('GET /money/finances'))
  return finances ? unansweredOf({ graduationYear, finances, profile }) : null
}

/** The next question shows at once. Without a network, it is kept and sent later. */
function useSkip() {
  const queryClient = useQueryClient()
  return useMutation({
    ...mutation('PATCH /me'),
    retry: retryWhenReachable,
    onMutate: async (change: Pick<Me, 'skippedQuestions'>) => ({ undo: await showMe(queryClient, change) }),
    onError: takeBack('Not saved'),
  })
}

function Question({ question, onSkip }: { question: FirstQuestion; onSkip?: () => void }) {
  usePreload(loadForms)
  const { title, about, Answer } = questions[question]
  return (
    <Card component="section" aria-labelledby="first-question" className={`row ${classes.card}`}>
      <div className={classes.words}>
        <Title order={2} id="first-question">
          {title}
        </Title>
        <Text c="dimmed">{about}</Text>
      </div>
      <Suspense fallback={<div className={classes.coming} />}>
        <Answer key={question} />
      </Suspense>
      {onSkip && (
        <Button variant="subtle" color="sea" size="compact-sm" className={classes.skip!} onClick={onSkip}>
          Skip for now
        </Button>
      )}
    </Card>
  )
}

const questions: Record<FirstQuestion, { title: string; about: string; Answer: ComponentType }> = {
  grade: {
    title: 'Which grade are you in?',
    about: 'Deadlines, aid and timeline depend on it.',
    Answer: GradeChoices,
  },
  home: {
    title: 'Where do you live?',
    about: 'Prices and chances differ for residents of a state, for other states and from abroad.',
    Answer: HomeForm,
  },
  aid: {
    title: 'Will you ask for financial aid?',
    about: 'Of international students, it decides at many colleges how they are read.',
    Answer: AidChoices,
  },
  gpa: {
    title: 'What is your GPA?',
    about: 'As your school gives it. A rough one will do, and you can change it later.',
    Answer: GpaForm,
  },
}
