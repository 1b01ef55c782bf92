import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Starts an SMTP server that keeps every mail, with an optional delay. */
export async function catchMails({ milliseconds = () => 0 }: { milliseconds?: () => number } = {}) {
  const mails: { to: string; text: string }[] = []
  const server = createServer((socket) => void take(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function take(socket: Socket): Promise<void> {
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    let [to, text, isText] = ['', '', false]
    let rest = ''
    for await (const chunk of socket) {
      const lines = (rest + String(chunk)).split('\r\n')
      rest = lines.pop()!
      for (const line of lines) {
        if (isText && line !== '.') text += `${line}\r\n`
        else if (isText) {
          isText = false
          await pause(milliseconds())
          mails.push({ to, text: decoded(text) })
          text = ''
          socket.write('250 kept\r\n')
        } else if (/^data$/i.test(line)) {
          isText = true
          socket.write('354 go on\r\n')
        } else if (/^quit$/i.test(line)) socket.end('221 bye\r\n')
        else {
          to = /^rcpt to:<(.*)>/i.exec(line)?.[1] ?? to
          socket.write('250 ok\r\n')
        }
      }
    }
  }

  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() }
}

/** Decodes quoted-printable, as far as addresses in a mail need it. */
function decoded(text: string): string {
  const byte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))
  return text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, byte)
}
