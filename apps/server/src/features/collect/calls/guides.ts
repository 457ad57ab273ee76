import { areaName } from '@xinjian/format/bureau/areas'
import type { TaskCtx } from '../../../http/context.ts'
import { GUIDE_SAYS } from '../black-box/words.ts'
import { loadTask } from '../flow.ts'
import { mustAllow } from '../states.ts'

/** What a person does at the bureau itself when a password is missing. */
const STEPS = {
  openPasswordAccount: (area: string) => ({
    title: GUIDE_SAYS.openPassword({ area }),
    steps: [
      GUIDE_SAYS.register,
      GUIDE_SAYS.setPassword,
      GUIDE_SAYS.beAdded,
      GUIDE_SAYS.comeBackNew,
    ],
    url: null,
  }),
  retrievePassword: (area: string) => ({
    title: GUIDE_SAYS.findPassword({ area }),
    steps: [GUIDE_SAYS.forgot, GUIDE_SAYS.prove, GUIDE_SAYS.setNew, GUIDE_SAYS.comeBackOr],
    url: null,
  }),
}

export async function guided(ctx: TaskCtx, which: keyof typeof STEPS) {
  const task = await loadTask(ctx)
  mustAllow(which, task)
  return STEPS[which](areaName(task.area_code ?? ''))
}
