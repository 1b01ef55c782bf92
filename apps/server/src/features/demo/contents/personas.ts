import classmatesOfAll from '@bearings/content/demo/class.json' with { type: 'json' }
import diego from '@bearings/content/demo/diego.json' with { type: 'json' }
import hana from '@bearings/content/demo/hana.json' with { type: 'json' }
import jordan from '@bearings/content/demo/jordan.json' with { type: 'json' }
import maya from '@bearings/content/demo/maya.json' with { type: 'json' }
import { Classmate, Persona } from '@bearings/domain/demo/schema'
import { z } from 'zod'

export const personas = z.array(Persona).parse([maya, diego, hana, jordan])

/** The advisor’s other students, the same in every demo. */
export const classmates = z.array(Classmate).parse(classmatesOfAll)

/** Returns the persona of a demo, chosen by the demo's random id. */
export function personaOf(demoId: string): Persona {
  return personas[Number.parseInt(demoId.slice(0, 8), 16) % personas.length]!
}
