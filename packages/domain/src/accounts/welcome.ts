/**
 * How a person is greeted: nobody comes back on the day of signing up. Without imports, since the script that runs before the
 * app's code contains this as well.
 * @param today, signedUpOn Days where the person is, in the same format.
 */
export function welcome(today: string, signedUpOn: string): string {
  return today === signedUpOn ? 'Welcome' : 'Welcome back'
}
