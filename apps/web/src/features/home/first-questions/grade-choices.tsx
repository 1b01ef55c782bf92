import { classesOn, gradeOf } from '@bearings/domain/class-year'
import { Button } from '@mantine/core'
import { useChooseClass } from '#platform/session/use-choose-class.ts'
import { useToday } from '#platform/use-today.ts'
import classes from './first-questions.module.css'

/** Students who apply in a later year must not take this year’s dates for theirs. */
export function GradeChoices() {
  const today = useToday()
  const choose = useChooseClass('You can change your class in Settings.')
  return (
    <div className={`flex wrap gap-2 ${classes.choices}`}>
      {classesOn(today).map((year) => {
        const grade = gradeOf(year, today)
        return (
          <Button key={year} variant="default" onClick={() => choose.mutate({ graduationYear: year })}>
            {grade === null ? 'I have graduated' : `${grade}th grade`}
          </Button>
        )
      })}
    </div>
  )
}
