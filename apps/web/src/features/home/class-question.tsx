import { classesOn, gradeOf } from '@bearings/domain/class-year'
import { Button, Card, Text, Title } from '@mantine/core'
import { useMe } from '#platform/session/me.ts'
import { useChooseClass } from '#platform/use-choose-class.ts'
import { useToday } from '#platform/use-today.ts'
import classes from './class-question.module.css'

/**
 * The question for a student's class, asked once. Students who apply in a later year must not take this
 * year’s dates for theirs.
 */
export function ClassQuestion() {
  const { graduationYear } = useMe()
  const today = useToday()
  const choose = useChooseClass('You can change your class in Settings.')
  if (graduationYear !== null) return null

  return (
    <Card component="section" aria-labelledby="class-question" className={classes.card}>
      <div className={classes.words}>
        <Title order={2} id="class-question">
          Which grade are you in?
        </Title>
        <Text c="dimmed">Your deadlines, financial aid and timeline depend on it.</Text>
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
