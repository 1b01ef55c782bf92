import type { TimeAndWriting } from './time-and-writing.ts'
import classes from './compare-table.module.css'

type Props = { ids: readonly string[]; applications: readonly (TimeAndWriting | null)[] }

/** A row with what each application still requires. Colleges that are not on the list require nothing yet. */
export function ToDoRow({ ids, applications }: Props) {
  return (
    <tr>
      <th scope="row">
        <span className={`block strong ${classes.label}`}>Time and writing</span>
        <span className={`caption block line-16 ${classes.source}`}>until it is sent</span>
      </th>
      {ids.map((id, at) => {
        const application = applications[at]
        return application ? (
          <td key={id}>
            <span className={`key-figure ${classes.figure}`}>{application.left}</span>
            {application.until && (
              <span className="block muted text-caption above-2 line-16">{application.until}</span>
            )}
            {application.writing && (
              <span className={`caption block line-16 ${classes.source}`}>{application.writing}</span>
            )}
          </td>
        ) : (
          <td key={id}>
            <span className={`key-figure ${classes.figure}`}>–</span>
            <span className={`caption block line-16 ${classes.source}`}>not on your list</span>
          </td>
        )
      })}
    </tr>
  )
}
