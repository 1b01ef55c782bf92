import { borders, nation } from '@bearings/data/us-outline.json'
import { labels } from '@bearings/domain/colleges/find/options'
import { mapPoint, mapSize } from '@bearings/domain/matching/finding/map-place'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { stateNames } from '@bearings/domain/states'
import { counted } from '@bearings/domain/words'
import { useMemo } from 'react'
import { dots } from './label-chips.tsx'
import { clustersOf } from './map-clusters.ts'
import { labelWords } from './words.ts'
import classes from './results-map.module.css'

type Props = { results: readonly PlacedCollege[]; onState: (state: string) => void }

/**
 * A map of the colleges found, drawn from an outline that is part of the page's code. It is only a picture:
 * the list has the same colleges one by one, and below the map are the numbers by state.
 */
export function ResultsMap({ results, onState }: Props) {
  const { clusters, elsewhere, states } = useMemo(() => {
    const points = results.flatMap((placed) => {
      const point = mapPoint(placed.college, placed.college.state)
      return point ? [{ ...point, placed }] : []
    })
    return {
      clusters: clustersOf(points),
      elsewhere: results.length - points.length,
      states: countsByState(results),
    }
  }, [results])

  return (
    <div className="panel pad-5">
      <svg
        role="img"
        aria-label={`Map of ${counted(results.length, 'college')}; the list shows each of them`}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className={`block wide ${classes.map}`}
      >
        <path d={nation} className={classes.nation} />
        <path d={borders} className={classes.borders} />
        {clusters.map(({ x, y, radius, group, title }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} data-tone={dots[group]} className={classes.dot}>
            <title>{title}</title>
          </circle>
        ))}
      </svg>
      <ul className={`flex wrap text-small ${classes.legend}`} aria-label="What the colors mean">
        {labels.map((label) => (
          <li key={label}>
            <span className="dot" data-tone={dots[label]} aria-hidden /> {labelWords[label]}
          </li>
        ))}
      </ul>
      <p className="secondary above-2">
        Each dot stands for the colleges around it. A larger dot means more colleges, and its color shows what
        most of them are for you.
        {elsewhere > 0 &&
          ` Not shown, on islands or without a known location: ${counted(elsewhere, 'college')}.`}
      </p>
      <fieldset className={`flex wrap gap-2 ${classes.states}`}>
        <legend>By state</legend>
        {states.map(([state, count]) => (
          <button key={state} type="button" className="pill" onClick={() => onState(state)}>
            {stateNames[state] ?? state} <span className="pill-count">{count}</span>
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** Counts the colleges in each state, the most first. */
function countsByState(results: readonly PlacedCollege[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { college } of results)
    if (college.state !== null) counts.set(college.state, (counts.get(college.state) ?? 0) + 1)
  return [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b))
}
