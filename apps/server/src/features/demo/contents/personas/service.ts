import { Persona } from '@bearings/domain/demo/schema'
import { z } from 'zod'
import diego from '../../../../../../../content/demo/diego.json' with { type: 'json' }
import hana from '../../../../../../../content/demo/hana.json' with { type: 'json' }
import jordan from '../../../../../../../content/demo/jordan.json' with { type: 'json' }
import maya from '../../../../../../../content/demo/maya.json' with { type: 'json' }

export const personas = z.array(Persona).parse([maya, diego, hana, jordan])

/** Whom a demo is about; its random number decides. */
export function personaOf(demoId: string): Persona {
  return personas[Number.parseInt(demoId.slice(0, 8), 16) % personas.length]!
}
