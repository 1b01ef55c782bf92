import { sayAround } from '@bearings/domain/said'
import { say } from '@bearings/domain/say'
import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Logo } from '#ui/logo.tsx'
import { ChartArt } from './chart-art.tsx'
import classes from './auth-frame.module.css'

/** The frame of every sign-in page: the form on one side, and the chart on the other if there is room. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const [words, motto] = sayAround('Know where you stand. <Chart where you’re going.>')
  return (
    <div className={`stack one-column ${classes.frame}`}>
      <div className={`column ${classes.side}`}>
        <header>
          <div className={`row spread gap-4 ${classes.head}`}>
            <a href="/" aria-label="Bearings">
              <Logo />
            </a>
            <Anchor href="/" size="sm">
              <Icon of={IconArrowLeft} size={16} />
              {say('Back to home')}
            </Anchor>
          </div>
          <div className={classes.language}>
            <LanguageSwitch isSignedIn={false} />
          </div>
        </header>
        <main className={`wide ${classes.column}`}>{children}</main>
      </div>
      <aside className={classes.chart} data-mantine-color-scheme="dark" aria-label="Bearings">
        <ChartArt />
        <p className={classes.words}>
          {words}
          <em>{motto}</em>
        </p>
      </aside>
    </div>
  )
}
