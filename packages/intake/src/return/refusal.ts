import { IntakeError } from '../errors.ts'

/** A refusal that says what the file is: the usual advice to send an invoice would only confuse. */
export function refusal(message: string): IntakeError {
  const error = new IntakeError('NOT_AN_INVOICE')
  error.message = message
  return error
}
