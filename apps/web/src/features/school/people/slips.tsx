import type { Slip } from '@bearings/domain/school/people/schema'
import { counted } from '@bearings/domain/words'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { encode } from 'uqr'
import { dayIn } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import classes from './slips.module.css'

type Props = { slips: Slip[]; onClose: () => void }

/** A slip of paper for each student, with a code for them alone. */
export function Slips({ slips, onClose }: Props) {
  const sorted = slips.toSorted((one, other) => one.familyName.localeCompare(other.familyName))
  return (
    <Stack gap="md">
      <Group gap="sm" className="no-print">
        <Text component="output">
          {counted(slips.length, 'invitation')}, by last name. Each is for one student.
        </Text>
        <Button onClick={() => window.print()}>Print</Button>
        <Button variant="default" onClick={onClose}>
          Back to People
        </Button>
      </Group>
      <ul className={`stack gap-3 ${classes.slips}`}>
        {sorted.map((slip) => (
          <OneSlip key={slip.id} slip={slip} />
        ))}
      </ul>
    </Stack>
  )
}

function OneSlip({ slip: { givenName, familyName, classYear, code, expiresAt } }: { slip: Slip }) {
  const { timeZone } = useMe()
  const school = useQuery(query('GET /school')).data?.school
  const link = `${window.location.origin}/join/${code}`
  return (
    <li className={`flex spread gap-3 ${classes.slip}`}>
      <div>
        <b>
          {givenName} {familyName}
        </b>
        <span>{[school?.name, classYear && `Class of ${classYear}`].filter(Boolean).join(' · ')}</span>
        <span>Open this page, sign up and join:</span>
        <span className="wrap-anywhere">{link}</span>
        <span>Or enter this code in My Advisor:</span>
        <b className={classes.code}>{code}</b>
        <span>For you alone, until {dayIn(timeZone, expiresAt)}.</span>
      </div>
      <QrCode text={link} />
    </li>
  )
}

/** A QR code, drawn here: nobody else is told of the link. */
function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text)
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <svg
      className={`rigid self-center ${classes.qr}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the link"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
