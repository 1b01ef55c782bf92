import type { Me } from '@bearings/domain/accounts/schema'
import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useToday } from '../../platform/use-today.ts'
import { weekOf } from './week.ts'
import classes from './home-header.module.css'

/** The week where the person is, and a welcome by name; beside it what can be done here. */
export function HomeHeader({ me, children }: { me: Me; children?: ReactNode }) {
  const today = useToday()

  return (
    <header className={classes.header}>
      <div>
        <Text className="eyebrow" component="p">
          Week of {weekOf(today)}
        </Text>
        <Title order={1} mt={4}>
          {me.fullName ? `Welcome back, ${me.fullName}` : 'Welcome back'}
        </Title>
      </div>
      {children}
    </header>
  )
}
