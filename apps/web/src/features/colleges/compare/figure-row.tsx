import { winner } from '@bearings/domain/matching/comparison'
import { Fragment } from 'react'
import { FigureStrip } from '#colleges/published/figure-strip.tsx'
import { Chip } from '#ui/chip.tsx'
import type { CompareRow } from './compare-rows.ts'
import classes from './compare-table.module.css'

type Props = { row: CompareRow; ids: readonly string[]; isSame?: boolean }

/** One figure of each college. A row of similar values has no winner and no strips. */
export function FigureRow({ row, ids, isSame = false }: Props) {
  const best = row.best && !isSame ? winner(row, row.best.is) : null
  const source = sharedBy(row.sources)
  return (
    <tr>
      <th scope="row">
        <span className={`block strong ${classes.label}`}>{row.label}</span>
        {source && <span className={`caption block line-16 ${classes.source}`}>{source}</span>}
      </th>
      {ids.map((id, at) => (
        <td key={id} title={row.sources[at]}>
          <span className={`cluster spread ${classes.found}`}>
            <span className={`key-figure ${classes.figure}`}>
              {row.texts[at]!.split(' ').map((word, place) => (
                // The space is outside, or no browser breaks the line there.
                <Fragment key={place}>
                  <span className="unbroken">{word}</span>{' '}
                </Fragment>
              ))}
            </span>
            {best === at && <Chip tone="kelp">{row.best!.words}</Chip>}
          </span>
          {row.strips[at] && !isSame && !row.isWords && (
            <FigureStrip {...row.strips[at]} isBest={best === at} />
          )}
          {row.notes[at] && <span className="block muted text-caption above-2 line-16">{row.notes[at]}</span>}
          {!(source && row.sources[at]) && (
            <span className={`caption block line-16 ${classes.source}`}>
              {row.sources[at] || row.missing}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/**
 * Returns the source and year that all published values share; `null` if they differ, because each is then
 * named with its figure.
 */
function sharedBy(sources: readonly string[]): string | null {
  const [source, ...others] = new Set(sources.filter(Boolean))
  return source !== undefined && others.length === 0 ? source : null
}
