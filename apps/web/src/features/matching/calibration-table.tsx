import {
  calibration,
  fewestBands,
  largestDeviation,
  meanError,
  tenBins,
} from '@bearings/domain/matching/calibration'
import { counted, percent } from '@bearings/domain/words'
import { Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { CalibrationBands } from './calibration-bands.tsx'
import classes from './how-matching-works.module.css'

/**
 * The admission rates that colleges have published by band of grades, in ten bins of the method's estimates
 * for the same students.
 */
export function CalibrationTable() {
  const bands = calibration()
  const bins = tenBins(bands)
  const worst = largestDeviation(bands)
  return (
    <>
      <Text>
        Few colleges publish how many they admit by grades. Here are the {bands.length} bands of applicants
        that we know of, in ten bins by the odds we estimate for them, beside what happened. The average error
        is {(meanError(bands) * 100).toFixed(1)} points, counting each band once; the largest is{' '}
        {worst.college}, {worst.words}: {percent(worst.predicted)} estimated, {percent(worst.real)} admitted.
        Where we estimate 30% to 90%, more were admitted; where we estimate 10% to 30%, fewer were.
      </Text>
      <table className={`wide ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">Estimated odds</th>
            <th scope="col">Admitted on average: estimated, then actual</th>
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, to, count, predicted, real }) => (
            <tr key={from}>
              <th scope="row">
                {from * 100} to {percent(to)}
                <Text span display="block" size="sm" c="dimmed">
                  {counted(count, 'band')}
                  {count < fewestBands && ': too few to judge by'}
                </Text>
              </th>
              <td>
                {predicted !== null && real !== null && (
                  <div className={`stack gap-1 ${classes.bars}`}>
                    <Bar share={predicted} />
                    <Bar share={real} isReal />
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CalibrationBands bands={bands} />
      <Text size="sm" c="dimmed" mt="xs">
        These figures cover only grades, from past years, at ten colleges, nine of them campuses of one
        university, and some of them helped us choose <i>ρ</i>: enough to check the formula, not enough to
        prove it for every college. If a campus does not say how many applied in a band, we estimate where the
        band stands from the campus’s admission rate and the average GPA of those it admitted, as we do for
        you.
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        Sources: UCLA, freshman profile 2020 (admission.ucla.edu); Stanford’s profile of the class of 2021, as
        reprinted by collegecrane.com; the University of California by GPA, as reprinted on
        collegeconfidential.com, with its rates of 2015 from collegekickstart.com and its averages of 2015
        from latimes.com.
      </Text>
    </>
  )
}

function Bar({ share, isReal }: { share: number; isReal?: boolean }) {
  return (
    // React's types have no custom properties.
    <span
      className={`row gap-2 figures text-caption line-16 ${classes.bar}`}
      data-real={isReal}
      style={{ '--share': share } as CSSProperties}
    >
      {percent(share)}
    </span>
  )
}
