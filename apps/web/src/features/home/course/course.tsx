import type { Port, Stop } from '@bearings/domain/progress/course'
import { Card, VisuallyHidden } from '@mantine/core'
import { Link, linkOptions } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { harbors, height, legs, width } from './course-line.ts'
import { drafted, figureOf, portNames, stateWords } from './course-words.ts'
import classes from './course.module.css'

type Props = { stops: readonly Stop[]; today: string }

/**
 * The student's journey as a line on a chart: solid behind them, dotted ahead, with a ring where they are. To
 * screen readers it is a list of the ports. In little room it is drawn from top to bottom; on a phone the one next
 * thing leads instead.
 */
export function Course({ stops, today }: Props) {
  const here = stops.findIndex(({ state }) => state === 'here')

  return (
    <Card component="nav" aria-label="Your course" className={`no-phone container ${classes.card}`}>
      <div className={classes.chart} style={{ '--height': `${height}px` } as CSSProperties}>
        <svg
          className={classes.line}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden
          focusable="false"
        >
          {legs.map((leg, index) => (
            <path key={leg} d={leg} data-ahead={index >= here || undefined} />
          ))}
        </svg>
        <ol>
          {stops.map((stop, index) => (
            <PortOfCall key={stop.port} stop={stop} index={index} figure={figureOf(stop, today)} />
          ))}
        </ol>
      </div>
    </Card>
  )
}

function PortOfCall({
  stop: { port, state },
  index,
  figure,
}: {
  stop: Stop
  index: number
  figure: string | null
}) {
  const { x, y } = harbors[index]!
  const place = { '--x': `${(100 * x) / width}%`, '--y': `${y}px` } as CSSProperties

  return (
    <li className={classes.port} style={place} data-state={state}>
      <span className={classes.dot} aria-hidden />
      <Link
        {...ways[port]}
        className={`text-body line-20 ink ${classes.link}`}
        title={port === 'essays' ? drafted : undefined}
        aria-current={state === 'here' ? 'step' : undefined}
      >
        <span className={`strong ${classes.name}`}>{portNames[port]}</span>
        {figure && <span className={`figures muted ${classes.figure}`}> {figure}</span>}
        <VisuallyHidden>, {stateWords[state]}</VisuallyHidden>
      </Link>
    </li>
  )
}

/** The page that each port links to. */
const ways = {
  profile: linkOptions({ to: '/profile' }),
  schools: linkOptions({ to: '/schools' }),
  essays: linkOptions({ to: '/essays' }),
  early: linkOptions({ to: '/deadlines', search: { view: 'list', source: 'school' } }),
  regular: linkOptions({ to: '/deadlines', search: { view: 'list', source: 'school' } }),
  decisions: linkOptions({ to: '/analytics' }),
} satisfies Record<Port, unknown>
