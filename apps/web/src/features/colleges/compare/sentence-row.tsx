import { type Extreme, extremesOf } from '@bearings/domain/matching/extremes'
import { Fragment } from 'react'
import type { CompareRow } from './compare-rows.ts'
import classes from './compare-table.module.css'

/** A row of sentences that say what sets each college apart, above all figures. */
export function SentenceRow({ rows, ids }: { rows: readonly CompareRow[]; ids: readonly string[] }) {
  return (
    <tr className={classes.sentences}>
      <th scope="row">In one sentence</th>
      {ids.map((id, at) => (
        <td key={id}>
          <Sentence extremes={extremesOf(rows, at)} />
        </td>
      ))}
    </tr>
  )
}

function Sentence({ extremes }: { extremes: readonly Extreme[] }) {
  if (extremes.length === 0) return 'Between the others.'
  return (
    <>
      {extremes.map(({ words, by }, place) => (
        <Fragment key={words}>
          {place === 0 ? 'The ' : ' and the '}
          <strong>{words}</strong>
          {by && ` (${by})`}
        </Fragment>
      ))}
      .
    </>
  )
}
