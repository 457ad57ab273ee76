import type { Actor } from '../../db/audit.ts'

/** Who erases, as the platform's own log tells it: a job, and nobody of whom something would have to be erased. */
export const PLATFORM_ACTOR: Actor = {
  ...{ userId: null, userName: '', actorCompany: null },
  ...{ ip: '', agent: '', requestId: '' },
}
