import type { Calibrated } from '@bearings/domain/matching/calibration'
import { percent, yearsInWords } from '@bearings/domain/words'
import classes from './how-matching-works.module.css'

/** All the bands behind the bins, for readers who want to check them. */
export function CalibrationBands({ bands }: { bands: readonly Calibrated[] }) {
  return (
    <details className="above-3">
      <summary>All {bands.length} bands</summary>
      <table className={`wide ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">Applicants</th>
            <th scope="col">Estimated</th>
            <th scope="col">Admitted</th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ college, year, words, predicted, real }) => (
            <tr key={`${college} ${year} ${words}`}>
              <th scope="row">
                {college}, {yearsInWords(year)}: {words}
              </th>
              <td>{percent(predicted)}</td>
              <td>{percent(real)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
