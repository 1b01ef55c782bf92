import type { ShownForecast } from '@bearings/domain/progress/forecast/schema'
import { rangeInShort } from '@bearings/domain/progress/forecast/words'
import { shortMonthDay } from '@bearings/domain/words'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
import classes from './forecast-table.module.css'

type Application = ShownForecast['applications'][number]
type Props = {
  applications: readonly Application[]
  /** Renders the name of an application, such as by a link; by default the plain name. */
  nameOf?: (application: Application) => ReactNode
}

/** When each application will be ready, those at risk first. */
export function ForecastTable({ applications, nameOf = ({ name }) => name }: Props) {
  return (
    <table className={`above-3 wide ${classes.table}`}>
      <thead className="caption">
        <tr>
          <th scope="col">Application</th>
          <th scope="col">Due</th>
          <th scope="col">Ready</th>
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <tr key={application.id}>
            <th scope="row">{nameOf(application)}</th>
            <td className="unbroken">{shortMonthDay(application.deadline)}</td>
            <td>
              {rangeInShort(application.finish)} {application.isAtRisk && <Chip tone="coral">At risk</Chip>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
