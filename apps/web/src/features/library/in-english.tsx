import { spokenHere } from '@bearings/domain/language/speech'
import { Text } from '@mantine/core'

/** Says in another language that the texts of a page are in English. Renders nothing for who reads English. */
export function InEnglish({ children }: { children: string }) {
  return spokenHere() !== 'en' && <Text c="dimmed">{children}</Text>
}
