import type { Forecast } from '@bearings/domain/progress/forecast/forecast'
import { rangeInWords } from '@bearings/domain/progress/forecast/words'
import { capitalized, shortMonthDay } from '@bearings/domain/words'
import { Chip } from '#ui/chip.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import classes from './forecast.module.css'

/** When each application will be ready, those at risk first. */
export function ForecastTable({ applications }: Pick<Forecast, 'applications'>) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Application</th>
          <th scope="col">Due</th>
          <th scope="col">Ready</th>
        </tr>
      </thead>
      <tbody>
        {applications.map(({ id, name, deadline, finish, isAtRisk }) => (
          <tr key={id}>
            <th scope="row">
              <LinkAnchor to="/schools/$schoolId/research" params={{ schoolId: id }}>
                {name}
              </LinkAnchor>
            </th>
            <td>{shortMonthDay(deadline)}</td>
            <td>
              {capitalized(rangeInWords(finish))} {isAtRisk && <Chip tone="coral">At risk</Chip>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
