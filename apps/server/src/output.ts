/** What the program says outside its log: everything passes a mask, whoever writes it. */
import { inspect } from 'node:util'
import { maskWrites, writeMasked } from '@xinjian/format/mask-text'

/** A line for whoever started us. */
export const say = (line: string): boolean => process.stdout.write(`${line}\n`)

/** A line that names nobody but invented people: the accounts of the demonstration, whose numbers one needs to log in. */
export const sayWhole = (line: string): void => writeMasked(process.stdout, `${line}\n`)

/**
 * Libraries, warnings and threads write to the streams of the process; Node itself prints a fault that nobody caught, with
 * all its fields, past the streams. Both are masked from here on.
 */
export function maskOutput(): void {
  maskWrites(process.stdout)
  maskWrites(process.stderr)
  process.once('uncaughtException', (error) => {
    process.stderr.write(`${inspect(error)}\n`)
    process.exit(1)
  })
}
