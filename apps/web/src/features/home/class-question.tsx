import { classesOn, classInWords, gradeOf } from '@bearings/domain/class-year'
import { Button, Card, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { showMe, useMe } from '#platform/me.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { whenReached } from '#platform/reach.ts'
import { useToday } from '#platform/use-today.ts'
import classes from './class-question.module.css'

/** Asked once, with one click to answer: whoever applies in a later year must not take this year’s dates for their own. */
export function ClassQuestion() {
  const { graduationYear } = useMe()
  const today = useToday()
  const queryClient = useQueryClient()
  const choose = useMutation({
    ...mutation('PUT /me/graduation-year'),
    retry: whenReached,
    onMutate: async (chosen) => ({ undo: await showMe(queryClient, chosen) }),
    onSuccess: (me) =>
      notify({
        title: classInWords(me.graduationYear!, today),
        message: 'You can change your class in Settings.',
      }),
    onError: (error, _, shown) => {
      shown?.undo()
      notifyFailure('Your class could not be saved', error)
    },
  })
  if (graduationYear !== null) return null

  return (
    <Card component="section" aria-labelledby="class-question" className={classes.card}>
      <div className={classes.words}>
        <Title order={2} id="class-question">
          Which grade are you in?
        </Title>
        <Text c="dimmed">So that deadlines, financial aid and the timeline are those of your year.</Text>
      </div>
      <div className={classes.classes}>
        {classesOn(today).map((year) => {
          const grade = gradeOf(year, today)
          return (
            <Button key={year} variant="default" onClick={() => choose.mutate({ graduationYear: year })}>
              {grade === null ? 'I have graduated' : `${grade}th grade`}
            </Button>
          )
        })}
      </div>
    </Card>
  )
}
