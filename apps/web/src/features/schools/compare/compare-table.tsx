import { winner } from '@bearings/domain/matching/comparison'
import { CloseButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { Chip } from '#ui/chip.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { FigureStrip } from '../college/figure-strip.tsx'
import { LabelChip } from '../matching/label-chip.tsx'
import type { ComparedSchool, CompareRow } from './compare-rows.ts'
import classes from './compare-table.module.css'

type Props = {
  columns: readonly ComparedSchool[]
  differences: readonly CompareRow[]
  same: readonly CompareRow[]
  /** Absent for somebody who only reads. */
  onRemove?: ((unitid: number) => void) | undefined
}

/** One column a college; the rows that differ before those that do not. */
export function CompareTable({ columns, differences, same, onRemove }: Props) {
  return (
    // Scrolls sideways where it is too narrow, which has to work by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.frame} aria-label="Comparison" tabIndex={0}>
      <table className={classes.table} style={{ '--colleges': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className="eyebrow">
              What sets them apart
            </th>
            {columns.map(({ school: { id, unitid, name, location, type }, label }) => (
              <th key={id} scope="col">
                <div className={classes.head}>
                  <LinkAnchor
                    to="/schools/find/$unitid"
                    params={{ unitid: String(unitid) }}
                    className={classes.name}
                  >
                    {name}
                  </LinkAnchor>
                  {onRemove && (
                    <CloseButton
                      className="no-print"
                      aria-label={`Take ${name} out`}
                      onClick={() => onRemove(unitid!)}
                    />
                  )}
                </div>
                <span className={classes.about}>{[location, type].filter(Boolean).join(' · ')}</span>
                {label && <LabelChip label={label} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((row) => (
            <Row key={row.key} row={row} ids={columns.map(({ school }) => school.id)} />
          ))}
        </tbody>
        {same.length > 0 && (
          <tbody className={classes.same}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                Much the same
              </th>
            </tr>
            {same.map((row) => (
              <Row key={row.key} row={row} isSame ids={columns.map(({ school }) => school.id)} />
            ))}
          </tbody>
        )}
      </table>
    </section>
  )
}

/** What is much the same has no winner, and is not drawn. */
function Row({ row, ids, isSame = false }: { row: CompareRow; ids: readonly string[]; isSame?: boolean }) {
  const best = row.best && !isSame ? winner(row, row.best.is) : null
  const source = sharedBy(row.sources)
  return (
    <tr>
      <th scope="row">
        <span className={classes.label}>{row.label}</span>
        {source && <span className={classes.source}>{source}</span>}
      </th>
      {ids.map((id, at) => (
        <td key={id} title={row.sources[at]}>
          <span className={classes.found}>
            <span className={classes.figure}>{row.texts[at]}</span>{' '}
            {best === at && <Chip tone="kelp">{row.best!.words}</Chip>}
          </span>
          {row.strips[at] && !isSame && <FigureStrip {...row.strips[at]} isBest={best === at} />}
          {row.notes[at] && <span className={classes.note}>{row.notes[at]}</span>}
          {!(source && row.sources[at]) && (
            <span className={classes.source}>
              {row.sources[at] || (row.key === 'odds' ? 'no estimate' : 'not published')}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** The one source and year of all that is published; `null` where they differ, since each is then said with its figure. */
function sharedBy(sources: readonly string[]): string | null {
  const [source, ...others] = new Set(sources.filter(Boolean))
  return source !== undefined && others.length === 0 ? source : null
}
