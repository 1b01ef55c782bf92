import { expect, test, vi } from 'vitest'
import { sendFile } from './send-file.ts'

const { send } = vi.hoisted(() => ({ send: vi.fn<() => Promise<Response>>() }))
vi.mock('../queries/api.ts', () => ({ fetchSignedIn: send }))

test('an admin who has saved a file again since choosing it is told to choose it again', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  const file = new File(['name\n'], 'schools.csv')
  const sent = () => sendFile('/imports', file, { apply: true }, () => {})

  await expect(sent()).rejects.toThrow('Failed to fetch')
  vi.spyOn(file, 'slice').mockReturnValue({ arrayBuffer: () => Promise.reject(new Error()) } as never)
  await expect(sent()).rejects.toThrow('The file has changed or moved since you chose it. Choose it again.')
})
