import { SimpleGrid, type SimpleGridProps } from '@mantine/core'

/**
 * Fields beside each other. They share the rows of their labels, descriptions, inputs and errors
 * (`platform/theme/controls.css`).
 */
export function FieldGrid(props: SimpleGridProps) {
  return <SimpleGrid {...props} className="field-grid" />
}
