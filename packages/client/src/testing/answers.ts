import { Failure, type FailureCode } from '@bearings/domain/failure'

/** An answer that is on its way until the test lets it come. */
export function held<T>(answer: T | (() => T)) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const answered = () => released.then(() => (typeof answer === 'function' ? (answer as () => T)() : answer))
  return { answer: answered, release }
}

export function refused(code: Exclude<FailureCode, 'RULE_BROKEN'>) {
  return (): never => {
    throw new Failure(code)
  }
}
