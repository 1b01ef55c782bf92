import type {
  Fact,
  Figure,
  FigureName,
  Range,
  Requirements,
  Unit,
} from '@bearings/domain/schools/catalog/schema'
import type { Level } from '@bearings/domain/schools/schema'

type Beside = { name: string; level: Level; label: string; unit: string; source: string; year: string }

/** Where the figures of a level come from, by name. */
export type Described = (name: string) => Omit<Beside, 'name' | 'level'> | null

export function describedBy(rows: readonly Beside[], level: Level | null): Described {
  const named = new Map(rows.filter((row) => row.level === level).map((row) => [row.name, row]))
  return (name) => {
    const row = named.get(name)
    return row ? { label: row.label, unit: row.unit, source: row.source, year: row.year } : null
  }
}

/** A figure with its source and year; `null` without them, or when it was not published. */
export function figureOf(described: Described, name: FigureName, value: number | null): Figure | null {
  const beside = described(name)
  return value === null || !beside ? null : { ...beside, value, unit: beside.unit as Unit }
}

type Sat = Record<'sat_rw_25' | 'sat_rw_75' | 'sat_math_25' | 'sat_math_75', number | null>

/** The middle half of the SAT totals, from the halves of its two sections, which are what is published. */
export function satRange(described: Described, sat: Sat): Range | null {
  const beside = described('sat_rw_25')
  const { sat_rw_25, sat_rw_75, sat_math_25, sat_math_75 } = sat
  if (!beside || sat_rw_25 === null || sat_rw_75 === null || sat_math_25 === null || sat_math_75 === null)
    return null
  const { source, year } = beside
  return {
    label: 'SAT, middle 50%',
    unit: 'score',
    source,
    year,
    from: sat_rw_25 + sat_math_25,
    to: sat_rw_75 + sat_math_75,
  }
}

const sourcesOfRequirements: Record<string, string> = {
  common_app: 'Common App Requirements Grid',
  uc: 'University of California',
  csu: 'California State University',
}

type Asked = Pick<Requirements, 'cycle' | 'testPolicy' | 'applicationSystem'>

/** What the college asks for now, where that is known, else its policy in the federal data, which is older. */
export function testPolicyOf(described: Described, federal: string | null, asked: Asked | null): Fact | null {
  const beside = described('test_policy')
  const label = beside?.label ?? 'SAT/ACT policy'
  if (asked?.testPolicy) {
    const source = sourcesOfRequirements[asked.applicationSystem] ?? 'The college'
    return { value: asked.testPolicy, label, source, year: asked.cycle }
  }
  return federal === null || !beside
    ? null
    : { value: federal, label, source: beside.source, year: beside.year }
}
