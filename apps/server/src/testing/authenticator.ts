import { generate } from 'otplib'

/** Returns the code an authenticator app with this secret shows at a time, in seconds since 1970. */
export function codeOf(secret: string, at: number): Promise<string> {
  return generate({ secret, epoch: at })
}
