/** The signer between being named and signing, sealed in the task. */
import { Refusal } from '../../http/refusal.ts'
import type { Signer } from '../consent/index.ts'
import type { CollectDeps } from './deps.ts'
import type { TaskRow } from './task.ts'
import { COLLECT_SAYS } from './words.ts'

export function signerOf({ signerBox }: Pick<CollectDeps, 'signerBox'>, task: TaskRow): Signer {
  if (!task.signer_sealed) throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.enterWhoSignsFirst)
  return JSON.parse(signerBox.open(task.task_id, task.signer_sealed)) as Signer
}
