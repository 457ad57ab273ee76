import type { BodyOf } from '@xinjian/contract/endpoint'
import { type IncidentRow, serviceStatus } from '@xinjian/contract/nouns/public/serviceStatus'
import { call } from '../../api/client.ts'

type Said = Omit<BodyOf<typeof serviceStatus.incidentOpen>, 'startedAt'>

/** A new announcement (`row` null) or the next update of one. `startedAt`: of the field, in China's time; '' = now. */
export const publish = (
  row: IncidentRow | null,
  said: Said,
  startedAt: string,
): Promise<unknown> =>
  row
    ? call(serviceStatus.incidentUpdate, { id: row.id, ...said }, { silent: true })
    : call(
        serviceStatus.incidentOpen,
        { ...said, ...(startedAt && { startedAt: `${startedAt}:00+08:00` }) },
        { silent: true },
      )
