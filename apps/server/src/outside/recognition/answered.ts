import { Unreached } from '../verification/connector.ts'
import { NotRead } from './recogniser.ts'

/** An answer that never came, told as not read. */
export const answered = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error) => {
    throw error instanceof Unreached ? new NotRead(error.reason, true) : error
  })
