/**
 * A chart with the course from profile to submitted. It is an illustration and shows no figures. Text sizes
 * are in units of the drawing; the style sheet enlarges the text where the drawing is small.
 */
export function CourseArt() {
  return (
    <svg
      className="course-art"
      viewBox="0 0 536 448"
      role="img"
      aria-label="Illustration: a course on a chart, from profile through school list and essays to submitted"
    >
      <Chart />
      <Compass />
      <g className="course">
        <path d="M57 375C108 362 128 285 204 273" />
        <path className="ahead" d="M204 273C246 262 296 292 331 245S376 150 408 100" />
        <circle cx="57" cy="375" r="7" />
        <circle className="here" cx="204" cy="273" r="8" />
        <circle className="next" cx="331" cy="245" r="6" />
      </g>
      <g className="ports">
        <Port x={72} y={396} name="Profile" note="four short steps" />
        <Port x={196} y={251} name="School list" end />
        <Port x={222} y={297} note="you are here" />
        <Port x={337} y={272} name="Essays" note="draft by draft" />
        <Port x={428} y={195} name="Submitted" />
      </g>
    </svg>
  )
}

/** Meridians, parallels, the compass's rhumb lines and two coasts. */
function Chart() {
  return (
    <g className="chart">
      <path d="M47 0V448M152 0V448M258 0V448M363 0V448M468 0V448" />
      <path d="M0 57H536M0 143H536M0 229H536M0 315H536M0 401H536" />
      <path
        className="rhumb"
        d="M411 113 0 287M411 113 86 0M411 113 536 18M411 113 536 382M411 113 192 448"
      />
      <g className="coast">
        <path d="M0 86C96 96 62 6 144 0" />
        <path className="far" d="M0 116C112 130 84 14 187 0" />
        <path className="far" d="M292 448C274 372 392 250 462 250 498 250 518 262 536 272" />
        <path className="far" d="M338 448C320 376 420 276 478 278 504 279 520 288 536 296" />
        <path d="M381 448C364 384 440 308 486 310 510 311 524 316 536 320" />
      </g>
    </g>
  )
}

function Compass() {
  return (
    <g className="rose" transform="translate(411 113)">
      <circle r="50" />
      <circle r="38" strokeDasharray="3 6" />
      <path className="east-west" d="M-57 0 0-6 57 0 0 6Z" />
      <path className="north" d="M0-61 6.5 0h-13Z" />
      <path className="south" d="M0 61 6.5 0h-13Z" />
    </g>
  )
}

type PortProps = { x: number; y: number; name?: string; note?: string; end?: boolean }

function Port({ x, y, name, note, end }: PortProps) {
  return (
    <text x={x} y={y} {...(end && { textAnchor: 'end' })}>
      {name && <tspan className="port">{name}</tspan>}
      {note && (
        <tspan className={name && 'aside'} x={x} {...(name && { dy: '1.3em' })}>
          {note}
        </tspan>
      )}
    </text>
  )
}
