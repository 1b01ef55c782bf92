import type { Me } from '@bearings/domain/accounts/schema'
import { todayIn } from '@bearings/domain/today'
import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { weekOf } from './week.ts'

/** The week where the person is, and a welcome by name. */
export function HomeHeader({ me }: { me: Me }) {
  const [today] = useState(() => todayIn(me.timeZone, new Date()))

  return (
    <header>
      <Text className="eyebrow" component="p">
        Week of {weekOf(today)}
      </Text>
      <Title order={1} mt={4}>
        {me.fullName ? `Welcome back, ${me.fullName}` : 'Welcome back'}
      </Title>
    </header>
  )
}
