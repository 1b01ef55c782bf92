import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useSaveFinances } from '#platform/use-save-finances.ts'
import { homeIn, homeOptions } from '#ui/home-options.ts'
import classes from './first-questions.module.css'

export function HomeForm() {
  const save = useSaveFinances()
  const [option, setOption] = useState('')
  return (
    <form
      className={`flex wrap gap-2 items-start ${classes.fields}`}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(homeIn(option))
      }}
    >
      <NativeSelect
        label="Home state or country"
        data={homeOptions()}
        value={option}
        onChange={({ currentTarget }) => setOption(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={option === ''} loading={save.isPending}>
        Save
      </Button>
    </form>
  )
}
