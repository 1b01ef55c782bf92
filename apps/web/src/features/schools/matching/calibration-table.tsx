import { calibration, meanError } from '@bearings/domain/matching/calibration'
import { Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import classes from './how-matching-works.module.css'

/** What colleges have published of admission by band of grades, and what the method says of the same students. */
export function CalibrationTable() {
  const bands = calibration()
  return (
    <>
      <Text>
        Few colleges publish how many they admit by grades. Here is what the method says of the bands that are
        published, beside what happened. On average it is off by {(meanError(bands) * 100).toFixed(1)} points.
        These are {bands.length} bands of two colleges, by grades alone and of past years: enough to check the
        formula, not enough to prove it for every college.
      </Text>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Applicants</th>
            <th scope="col">Admitted: estimated, then real</th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ college, year, words, real, predicted }) => (
            <tr key={`${college} ${words}`}>
              <th scope="row">
                {college}, {year}
                <Text span display="block" size="sm" c="dimmed">
                  {words}
                </Text>
              </th>
              <td>
                <div className={classes.bars}>
                  {/* React knows no custom properties by name. */}
                  <span className={classes.bar} style={{ '--share': predicted } as CSSProperties}>
                    {percent(predicted)}
                  </span>
                  <span className={classes.bar} data-real style={{ '--share': real } as CSSProperties}>
                    {percent(real)}
                  </span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" c="dimmed" mt="xs">
        Sources: UCLA, freshman profile 2020 (admission.ucla.edu); Stanford’s profile of the class of 2021, as
        reprinted by collegecrane.com.
      </Text>
    </>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
