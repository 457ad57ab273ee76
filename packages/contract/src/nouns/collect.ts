/**
 * Collection from the phone, of taxes or of books: the calls of the main path in the order a person meets them. A task token (from
 * `getChannelToken`) carries all of them; each call names the states it may be made in (`features/collect`), so that no
 * step can be taken before the one it rests on.
 */
import { bureau } from '../collect/bureau.ts'
import { checks } from '../collect/checks.ts'
import { entry } from '../collect/entry.ts'
import { erp } from '../collect/erp.ts'
import { guide } from '../collect/guide.ts'
import { handover } from '../collect/handover.ts'
import { institutions } from '../collect/institutions.ts'
import { owner } from '../collect/owner.ts'
import { partner } from '../collect/partner.ts'
import { reset } from '../collect/reset.ts'
import { run } from '../collect/run.ts'
import { signing } from '../collect/signing.ts'

export { DATASET_NAMES, DATASETS, type Dataset } from '@xinjian/format/datasets/datasets'
export { DIRECT_CHANNEL } from '../collect/direct-channel.ts'
export { ERP_COOKIE, ERP_HEADER } from '../collect/erp.ts'
export * from '../collect/states.ts'
export * from '../collect/task.ts'

export const collect = {
  ...entry,
  ...signing,
  ...bureau,
  ...checks,
  ...partner,
  ...reset,
  ...erp,
  ...run,
  ...owner,
  ...guide,
  ...handover,
  ...institutions,
}
