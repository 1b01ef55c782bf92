import { aidAnswers } from '@bearings/domain/matching/options'
import { Button } from '@mantine/core'
import { useSaveFinances } from '#platform/use-save-finances.ts'
import { aidWords } from '#ui/aid-words.ts'
import classes from './first-questions.module.css'

export function AidChoices() {
  const save = useSaveFinances()
  return (
    <div className={`flex wrap gap-2 ${classes.choices}`}>
      {aidAnswers.map((answer) => (
        <Button key={answer} variant="default" onClick={() => save.mutate({ asksForAid: answer })}>
          {aidWords[answer]}
        </Button>
      ))}
    </div>
  )
}
