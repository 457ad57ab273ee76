import type { Channel } from '../channel/index.ts'
import type { TaskRow } from './task.ts'

/** A picture of the licence is asked for where the channel says so; the pages of the accounting program have none. */
export const needsLicense = (
  { kind }: Pick<TaskRow, 'kind'>,
  channel: Pick<Channel, 'license_required'>,
): boolean => kind === 'TAX' && channel.license_required
