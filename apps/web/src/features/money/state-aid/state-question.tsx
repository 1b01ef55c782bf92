import { Button, Card, Group, NativeSelect } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '#platform/queries/api.ts'
import { homeIn, homeOptions } from '#ui/home-options.ts'

export function StateQuestion() {
  const [home, setHome] = useState('')
  const save = useMutation(mutation('PATCH /money/finances', 'Not saved'))
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (home) save.mutate(homeIn(home))
        }}
      >
        <Group align="flex-end" gap="md">
          <NativeSelect
            label="Where do you live?"
            description="Only your home state’s aid is for you."
            data={homeOptions()}
            value={home}
            onChange={({ currentTarget }) => setHome(currentTarget.value)}
          />
          <Button type="submit" loading={save.isPending} disabled={!home}>
            Show its aid
          </Button>
        </Group>
      </form>
    </Card>
  )
}
