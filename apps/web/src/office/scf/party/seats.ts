import { useQuery } from '@tanstack/react-query'
import { programme, type SeatRow } from '@xinjian/contract/nouns/finance/scf'
import { query as ask } from '../../../api/query.ts'
import { useQueryState } from '../../common/useQueryState.ts'

export const seatKey = ({ funderId, refNo }: Pick<SeatRow, 'funderId' | 'refNo'>): string =>
  `${funderId}-${refNo}`

/** What a call takes of a seat. */
export const seatOf = ({ funderId, role, refNo }: SeatRow) => ({ funderId, role, refNo })

/** Seats of the own company in a role, and the one that the address names; the newest where it names none. */
export function useSeats(role: SeatRow['role'] | null) {
  const [query, change] = useQueryState()
  const found = useQuery(ask(programme.scfSeats, {}))
  const seats = found.data?.filter((one) => role === null || one.role === role)
  const wanted = query.get('seat')
  return {
    found,
    seats,
    seat: seats?.find((one) => seatKey(one) === wanted) ?? (wanted ? undefined : seats?.[0]),
    choose: (key: string) => change({ seat: key, page: null }),
  }
}
