import { toast } from '../ui/feedback.ts'
import { ApiError, messageOf } from './errors.ts'

/** Says why a press came to nothing, where no form and no list is there to say it; not what the transport has told already. */
export function toastRefusal(error: unknown): void {
  if (error instanceof ApiError && error.told) return
  toast('error', messageOf(error))
}
